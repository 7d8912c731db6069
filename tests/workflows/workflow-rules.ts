import { parse } from 'yaml';
import { z } from 'zod';

const Step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  if: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.string()).optional(),
});

const Job = z.strictObject({
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  if: z.string().optional(),
  'runs-on': z.string(),
  'timeout-minutes': z.number().max(60),
  environment: z.string().optional(),
  permissions: z.record(z.string(), z.string()),
  strategy: z
    .object({
      'fail-fast': z.boolean(),
      matrix: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
    })
    .optional(),
  steps: z.array(Step),
});

// Strict, because variables for a whole workflow or job, containers and services would need their own rules.
const Workflow = z.strictObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.strictObject({}),
  concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.boolean() }),
  jobs: z.record(z.string(), Job),
});

export type WorkflowFile = z.infer<typeof Workflow>;

/** Facts about the project that the rules need. */
export interface ProjectFacts {
  readonly scripts: readonly string[];
  /** Environment variables that are secret, and those that are not. */
  readonly secrets: readonly string[];
  readonly variables: readonly string[];
}

/** @throws When a workflow lacks permissions, a time limit or a group, or has what no rule covers. */
export function parseWorkflow(text: string): WorkflowFile {
  return Workflow.parse(parse(text));
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** Lists the actions that are not pinned by a commit with its version beside it. */
function pinFaults(text: string): string[] {
  return found(text, /^\s*(?:- )?uses: (.+)$/gm)
    .filter((use) => !/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use))
    .map((use) => `${use} is not pinned by a commit, with its version after it as "# v1.2.3".`);
}

function scriptFaults(run: string, scripts: readonly string[]): string[] {
  const called = [...found(run, /\bnpm run ([\w:-]+)/g), ...found(run, /\bnpm (test|start)\b/g)];
  return called.filter((name) => !scripts.includes(name)).map((name) => `There is no script "${name}".`);
}

function stepFaults(
  { uses = '', run = '', with: inputs = {} }: z.infer<typeof Step>,
  facts: ProjectFacts,
): string[] {
  const faults = scriptFaults(run, facts.scripts);
  if (uses.startsWith('actions/checkout@') && inputs['persist-credentials'] !== false)
    faults.push('A checkout leaves its token in the folder: set persist-credentials: false.');
  // Anyone can write titles and branch names, and a shell would run them.
  const inserted = found(run, /\$\{\{\s*([\w.-]+)/g).filter((name) => !/^matrix\.\w+$/.test(name));
  if (inserted.length > 0) faults.push(`A shell gets ${inserted.join(', ')}. Put it into env, and quote it.`);
  return faults;
}

function jobFaults(job: z.infer<typeof Job>, forPullRequests: boolean, facts: ProjectFacts): string[] {
  const faults = job.steps.flatMap((step) => stepFaults(step, facts));
  if (job['runs-on'].includes('latest')) faults.push('The image changes by itself. Name its version.');
  const rights = Object.entries(job.permissions).map(([name, right]) => `${name}: ${right}`);
  if (rights.some((right) => right !== 'contents: read')) faults.push(`It may ${rights.join(', ')}.`);
  const all = JSON.stringify(job);
  const inSteps = JSON.stringify(job.steps.map(({ env }) => env));
  const secrets = found(all, /\bsecrets\b\.?([\w-]*)/g);
  if (secrets.length > found(inSteps, /\bsecrets\b\.?([\w-]*)/g).length)
    faults.push('A secret is outside the env of a step.');
  if (secrets.length > 0 && forPullRequests) faults.push('Pull requests get no secrets.');
  if (secrets.length > 0 && job.environment === undefined) faults.push('A secret needs an environment.');
  if (job.environment !== undefined && forPullRequests) faults.push('Pull requests get no environment.');
  for (const name of secrets) {
    if (!facts.secrets.includes(name)) faults.push(`${name} is not a secret of docs/environment.md.`);
  }
  for (const name of found(all, /\bvars\.([\w-]+)/g)) {
    if (!facts.variables.includes(name)) faults.push(`${name} is not a variable of docs/environment.md.`);
  }
  return faults;
}

/** Lists the faults of a workflow; empty if there are none. */
export function workflowFaults(text: string, facts: ProjectFacts): readonly string[] {
  const { on, jobs } = parseWorkflow(text);
  const forPullRequests = 'pull_request' in on;
  const faults = Object.entries(jobs).flatMap(([name, job]) =>
    jobFaults(job, forPullRequests, facts).map((fault) => `${name}: ${fault}`),
  );
  // It would run anyone's code with access to the secrets.
  if ('pull_request_target' in on) faults.push('It runs on pull_request_target.');
  return [...faults, ...pinFaults(text)];
}
