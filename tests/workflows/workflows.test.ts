import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { environmentVariables } from '../../src/commands/documents/environment-table';
import { parseWorkflow, workflowFaults } from './workflow-rules';

const folder = '.github/workflows';
const files = readdirSync(folder);
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const facts = {
  scripts: Object.keys(scripts),
  secrets: environmentVariables.filter(({ secret }) => secret === true).map(({ name }) => name),
  variables: environmentVariables.filter(({ secret }) => secret !== true).map(({ name }) => name),
};

function read(file: string): string {
  return readFileSync(`${folder}/${file}`, 'utf8');
}

/** Every action with its commit and version. */
function pins(): readonly string[] {
  const uses = files.flatMap((file) => [...read(file).matchAll(/uses: (\S+)@(\S+) # (\S+)/g)]);
  // Actions of one repository, such as cache/save, share its commits.
  return uses.map(([, action = '', commit, version]) =>
    [action.split('/').slice(0, 2).join('/'), commit, version].join(' '),
  );
}

describe.each(files)('%s', (file) => {
  it('follows the rules', () => {
    expect(workflowFaults(read(file), facts)).toEqual([]);
  });
});

describe('the workflows', () => {
  const ci = parseWorkflow(read('ci.yml'));
  const deploy = parseWorkflow(read('deploy.yml'));

  it('have one version of each action', () => {
    const different = [...new Set(pins())];
    expect(new Set(different.map((pin) => pin.split(' ')[0])).size).toBe(different.length);
  });

  it('run every stage of npm test, with shards of browser tests that leave nothing out', () => {
    const commands = Object.values(ci.jobs).flatMap(({ steps }) => steps.map(({ run = '' }) => run));
    const called = commands.flatMap((run) => /^npm run ([\w:]+)/.exec(run)?.[1] ?? []);
    expect(called).toEqual(['check', 'test:unit', 'test:built', 'test:shard', 'test:configured']);
    const shards = ci.jobs.browser?.strategy?.matrix.shard ?? [];
    expect(shards).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`));
    expect(shards.length).toBeGreaterThan(1);
  });

  it('test on the lowest and the highest version of Node that package.json allows', () => {
    const engines = z
      .object({ engines: z.object({ node: z.string() }) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8'))).engines.node;
    const [, lowest = '', above = ''] = /^>=(\d+)\.\d+ <(\d+)$/.exec(engines) ?? [];
    for (const name of ['unit', 'site']) {
      expect(ci.jobs[name]?.strategy?.matrix.node).toEqual([Number(lowest), Number(above) - 1]);
    }
  });

  it('restore the site and the pictures under the keys and from the folders that they save', () => {
    const steps = [ci, parseWorkflow(read('preview.yml'))].flatMap(({ jobs }) =>
      Object.values(jobs).flatMap((job) => job.steps),
    );
    const caches = steps.filter(({ uses = '' }) => uses.startsWith('actions/cache/'));
    const listOf = (kind: string, name: string) =>
      caches
        .filter(({ uses = '' }) => uses.startsWith(`actions/cache/${kind}@`))
        .filter((step) => String(step.with?.key).startsWith(`${name}-`));
    for (const name of ['site', 'pictures']) {
      const [saved, ...others] = listOf('save', name);
      expect(others).toEqual([]);
      expect(saved?.if).toContain("github.event_name == 'push'");
      // A cache with a different list of folders is a different cache.
      for (const step of listOf('restore', name)) {
        expect(step.with?.path).toBe(saved?.with?.path);
        expect(step.with?.key).toBe(`${String(step.with?.['restore-keys'])}\${{ github.sha }}`);
      }
    }
    expect([listOf('restore', 'site').length, listOf('restore', 'pictures').length]).toEqual([2, 3]);
  });

  it('publish only what has passed on main, each job with its own secret', () => {
    const secretsOf = Object.entries(deploy.jobs).map(
      ([name, job]) =>
        [name, [...JSON.stringify(job).matchAll(/secrets\.(\w+)/g)].map(([, secret]) => secret)] as const,
    );
    expect(secretsOf).toEqual([
      ['node-host', ['REBUILD_TOKEN']],
      ['build-hook', ['DEPLOY_HOOK']],
      ['s3', ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']],
      ['index-push', ['ALGOLIA_ADMIN_KEY']],
    ]);
    for (const job of Object.values(deploy.jobs)) {
      // A job that needs another one runs only after its success.
      if (job.needs !== undefined) {
        for (const name of [job.needs].flat()) expect(job.if).toContain(`needs.${name}.result == 'success'`);
        continue;
      }
      const { if: condition = '' } = job;
      expect(condition).toContain("github.ref == 'refs/heads/main'");
      expect(condition).toContain("workflow_run.conclusion == 'success'");
      // The run of a fork's pull request from a branch called main does not count.
      expect(condition).toContain("workflow_run.event == 'push'");
    }
    expect(deploy.on).toMatchObject({ workflow_run: { workflows: [ci.name], branches: ['main'] } });
    expect(deploy.concurrency['cancel-in-progress']).toBe(false);
  });

  it('build the site for S3 with every variable of the build', () => {
    const build = deploy.jobs.s3?.steps.find(({ run }) => run === 'npm run build');
    const ofMachines = /^(?:ALLOW_MOCK_AUTH|GATSBY_AUTH_MODE|CONTENT_DATE|CONTENT_DIR|SHOW_GALLERY)$/;
    const ofPreviews = /^(?:DEPLOY_PREVIEW|NETLIFY|CONTEXT)$/;
    const withSourceMaps = /^SENTRY_/;
    const usual = /^GATSBY_(?:TELEMETRY_DISABLED|CPU_COUNT)$/;
    const expected = environmentVariables
      .filter(({ readBy, secret }) => readBy.includes('build') && secret !== true)
      .map(({ name }) => name)
      .filter(
        (name) => ![ofMachines, ofPreviews, withSourceMaps, usual].some((pattern) => pattern.test(name)),
      );
    expect(Object.keys(build?.env ?? {}).sort()).toEqual(expected.sort());
  });
});

describe('the rules', () => {
  const checkout = `uses: actions/checkout@${'a'.repeat(40)} # v6.0.2`;
  const sound = `
name: Sound
on: { pull_request: {} }
permissions: {}
concurrency: { group: a, cancel-in-progress: true }
jobs:
  job:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions: { contents: read }
    steps:
      - ${checkout}
        with: { persist-credentials: false }
      - run: npm run check
`;

  it('report nothing for a valid workflow', () => {
    expect(workflowFaults(sound, facts)).toEqual([]);
  });

  it.each([
    ['a tag', checkout, 'uses: actions/checkout@v6', 'is not pinned'],
    ['a commit without its version', ' # v6.0.2', '', 'is not pinned'],
    ['a script that is not there', 'npm run check', 'npm run chekc', 'no script "chekc"'],
    ['a right to write', 'contents: read', 'contents: write', 'It may contents: write'],
    ['an image that changes', 'ubuntu-24.04', 'ubuntu-latest', 'The image changes'],
    ['a token that stays', 'persist-credentials: false', 'fetch-depth: 1', 'leaves its token'],
    [
      "a title in the shell's hands",
      'npm run check',
      'echo ${{ github.event.pull_request.title }}',
      'A shell gets',
    ],
    [
      'a secret for pull requests',
      'run: npm run check',
      'run: npm run check\n        env: { A: "${{ secrets.REBUILD_TOKEN }}" }',
      'Pull requests get no secrets',
    ],
    ['all secrets at once', 'npm run check', 'echo ${{ toJSON(secrets) }}', 'outside the env'],
    [
      'a secret that no document names',
      'run: npm run check',
      'run: npm run check\n        env: { A: "${{ secrets.OTHER }}" }',
      'OTHER is not a secret',
    ],
    [
      'a secret as a variable',
      '{ contents: read }',
      '{ contents: read }\n    if: vars.REBUILD_TOKEN',
      'not a variable',
    ],
    [
      'the code of anyone with secrets',
      '{ pull_request: {} }',
      '{ pull_request_target: {} }',
      'pull_request_target',
    ],
  ])('refuse %s', (_name, before, after, fault) => {
    expect(sound).toContain(before);
    expect(
      workflowFaults(
        sound.replace(before, () => after),
        facts,
      ).join('\n'),
    ).toContain(fault);
  });

  it.each([
    ['rights for all jobs', 'permissions: {}', 'permissions: write-all'],
    ['no time limit', '    timeout-minutes: 5\n', ''],
    ['the rights of the repository', '    permissions: { contents: read }\n', ''],
    ['no group', 'concurrency: { group: a, cancel-in-progress: true }', ''],
    ['a variable of all jobs', 'permissions: {}', 'permissions: {}\nenv: { A: b }'],
  ])('refuse %s', (_name, before, after) => {
    expect(sound).toContain(before);
    expect(() => workflowFaults(sound.replace(before, after), facts)).toThrow();
  });
});
