import { contentDirectory, contentDate } from '../model/load/environment';
import { loadContent } from '../model/load/load-content';
import { formatProblems } from '../model/load/problem';

async function main(): Promise<void> {
  const loaded = await loadContent(contentDirectory(process.env), contentDate(process.env));
  if (!loaded.ok) {
    console.error(formatProblems(loaded.failure));
    process.exitCode = 1;
    return;
  }
  const { sales, questions, team, episodes, testimonials, media } = loaded.value;
  console.log(
    `Content is valid: ${String(sales.length)} sales, ${String(questions.length)} questions, ${String(team.length)} team members, ` +
      `${String(episodes.length)} episodes, ${String(testimonials.length)} testimonials, ${String(media.size)} media files.`,
  );
}

void main();
