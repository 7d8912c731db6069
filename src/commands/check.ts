import { run } from './run';

interface Gate {
  readonly name: string;
  readonly command: readonly string[];
}

const tooling = 'tests/tooling';

/** The types of the CSS modules come first: others read them. */
const first: Gate = { name: 'typed CSS', command: ['cmk', '--clean'] };

/** The longest first, so that two processors are busy until the end. */
const gates: readonly Gate[] = [
  { name: 'types and lint', command: ['tsx', `${tooling}/lint.ts`] },
  { name: 'Prettier', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
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
    command: ['stylelint', '--config', `${tooling}/stylelint.config.mjs`, 'src/**/*.css'],
  },
  { name: 'content', command: ['tsx', 'src/commands/content-check.ts'] },
  { name: 'sizes', command: ['tsx', `${tooling}/size-limits.ts`] },
];

async function passes({ name, command }: Gate): Promise<boolean> {
  const { ok, output, seconds } = await run(command);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(output.trimEnd());
  return ok;
}

/** Runs every static gate, two at a time, and lists what failed. */
async function main(): Promise<void> {
  const failed: string[] = [];
  if (!(await passes(first))) failed.push(first.name);
  const waiting = [...gates];
  async function work(): Promise<void> {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) {
      if (!(await passes(gate))) failed.push(gate.name);
    }
  }
  await Promise.all([work(), work()]);
  if (failed.length === 0) return;
  console.log(`\nFailed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}

void main();
