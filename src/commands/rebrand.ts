import { rm } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage } from '../lib/error-message';
import { contentDate } from '../model/load/environment';
import { applyTree, changedFiles } from './rebrand/apply-tree';
import { askForRest, terminalAsker } from './rebrand/ask';
import { checkRebranding } from './rebrand/check-rebranding';
import { parseGiven, readGiven } from './rebrand/read-answers';
import { readEdits } from './rebrand/remove-samples';
import { rebrandTree, type Rebranding } from './rebrand/rebrand-tree';
import { readTree, type Tree } from './rebrand/tree';

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Lists the change of each file, with one line for all removed files. */
function listChanges(before: Tree, after: Tree, { removed, renamed }: Rebranding): string {
  const gone = new Set([...removed, ...renamed.values()]);
  const lines = changedFiles(before, after)
    .filter((file) => !gone.has(file))
    .map((file) => {
      const old = renamed.get(file);
      return old === undefined ? `  change  ${file}` : `  rename  ${old}\n      to  ${file}`;
    });
  const folders = new Map<string, number>();
  for (const file of removed) folders.set(path.dirname(file), (folders.get(path.dirname(file)) ?? 0) + 1);
  const removals = [...folders].map(([folder, count]) => `  remove  ${String(count)} files of ${folder}/`);
  return [...lines, ...removals].join('\n');
}

const nextSteps = (keepSamples: boolean) => `
What only you can write:
  content/settings/site.yaml: tagline, hours, company and licences, sale rules, charges, podcast
  content/pages/: terms-and-conditions.md, payments.md, sell.md ("What it costs"), home.md
  content/questions/your-account/what-do-you-do-with-my-details.md
What only you can draw: content/media/hero/, content/media/podcast/cover.png, static/ (icons), docs/home.png${
  keepSamples ? '\nThe sales, people and recordings are still samples, and the pages say so.' : ''
}
See it: npm start. Then: git add -A && git commit -m "Make the site ours"`;

/** Turns the site into that of another company. */
async function main(args: readonly string[]): Promise<void> {
  const root = process.cwd();
  let given = await readGiven(args);
  const { allowDirty, dryRun, yes } = given.switches;
  const before = await readTree(root, allowDirty || dryRun);
  const asker = process.stdin.isTTY && !yes ? terminalAsker() : null;
  try {
    if (asker !== null) given = await askForRest(given, asker);
    const answers = parseGiven(given);
    const rebranding = await rebrandTree(before, answers, await readEdits());
    const after = await checkRebranding(root, before, rebranding.tree, contentDate(process.env));
    const count = changedFiles(before, after).length;
    print(listChanges(before, after, rebranding));
    print('  remove  public/ and .cache/, which the next build makes');
    if (dryRun) {
      print(`${String(count)} files would change. Nothing was written.`);
      return;
    }
    if (asker !== null && !(await asker.confirm(`Change these ${String(count)} files?`))) {
      print('Nothing was written.');
      return;
    }
    await applyTree(root, before, after);
    for (const folder of ['public', '.cache'])
      await rm(path.join(root, folder), { recursive: true, force: true });
    print(`${String(count)} files were changed. ${rebranding.from.name} is now ${rebranding.to.name}.`);
    print(nextSteps(answers.keepSamples));
  } finally {
    asker?.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${errorMessage(error)}\nNothing was written.\n`);
  process.exitCode = 1;
});
