import { runMain } from '../lib/node/run-main';
import { listAvoidedTerms, type TermWarning } from '../model/load/avoided-terms';
import { listWarnings } from '../model/load/checks/warnings';
import { contentDirectory, contentDate } from '../model/load/environment';
import { loadContent } from '../model/load/load-content';
import { formatProblems } from '../model/load/files/problem';
import { formatChange } from '../model/load/scheduled-changes';

function formatTermWarning({ file, line, found, instead }: TermWarning): string {
  return `${file}, line ${String(line)}: "${found}". Better: ${instead}.`;
}

async function main(): Promise<void> {
  const contentDir = contentDirectory(process.env);
  const now = contentDate(process.env);
  const loaded = await loadContent(contentDir, now);
  if (!loaded.ok) {
    console.error(formatProblems(loaded.failure));
    process.exitCode = 1;
    return;
  }
  const terms = await listAvoidedTerms(contentDir);
  if (terms.length > 0)
    console.log(
      ['Terms to avoid; the site can be built all the same:', ...terms.map(formatTermWarning)].join('\n'),
    );
  const warnings = listWarnings(loaded.value, now);
  if (warnings.length > 0)
    console.log(['Unusual; the site can be built all the same:', ...warnings].join('\n'));
  const { sales, questions, team, episodes, testimonials, media, changes } = loaded.value;
  console.log(
    `Content is valid: ${String(sales.length)} sales, ${String(questions.length)} questions, ${String(team.length)} team members, ` +
      `${String(episodes.length)} episodes, ${String(testimonials.length)} testimonials, ${String(media.size)} media files.`,
  );
  if (changes.length > 0)
    console.log(
      ['By schedule, with the first build after each moment:', ...changes.map(formatChange)].join('\n'),
    );
}

runMain(main);
