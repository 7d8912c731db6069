import { randomUUID } from 'node:crypto';
import { readBuildReport, runVariable, type BuildReport } from '../releases/build-report';
import { runBuild, type BuildEnd, type RunningBuild } from './run-build';

interface QueueOptions {
  readonly releasesDir: string;
  readonly command: string;
  readonly deadlineMs: number;
  /** The environment of the host, from which builds get everything except its secrets. */
  readonly env: NodeJS.ProcessEnv;
  /** The folder in which the command runs. */
  readonly cwd: string;
  readonly now: () => Date;
  readonly log: { readonly info: (line: string) => void; readonly warn: (line: string) => void };
}

interface Outcome {
  readonly result: 'published' | 'failed';
  readonly release: string | null;
  /** The reason of a failure. */
  readonly message: string | null;
}

/** The end of a build, for editors. */
interface EndedBuild extends Outcome {
  readonly startedAt: string;
  readonly endedAt: string;
}

/** The status of builds for editors; times in ISO 8601. */
export interface RebuildQueueStatus {
  readonly state: 'idle' | 'building';
  /** True when another build follows this one. */
  readonly queued: boolean;
  readonly startedAt: string | null;
  /** The current step of the build, such as "Checking the content". */
  readonly step: string | null;
  /** The last log lines of the current build, or of the last one. */
  readonly log: readonly string[];
  readonly last: EndedBuild | null;
}

/** Builds one after another. */
export interface RebuildQueue {
  /** Requests a build: starts one, or queues one after the current one. */
  readonly request: () => 'started' | 'queued';
  readonly status: () => Promise<RebuildQueueStatus>;
  /** True if no build is running or waiting. */
  readonly isIdle: () => boolean;
  /** Stops the current build, and starts no other. */
  readonly stop: () => Promise<void>;
}

/** Variables that a build does not need. */
const secret = /^(?:REBUILD|FORMS|SMTP)_|^CMS_OAUTH_CLIENT_SECRET$/;
const shownLines = 200;
const lastLines = 8;

function lines(log: string, count: number): readonly string[] {
  return log
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(-count);
}

interface CurrentBuild {
  readonly run: string;
  readonly startedAt: string;
  readonly build: RunningBuild;
}

/** Creates a queue in which at most one build waits, however many are requested while one is running. */
export function createRebuildQueue(options: QueueOptions): RebuildQueue {
  const { releasesDir, command, deadlineMs, cwd, now, log } = options;
  const inherited = Object.fromEntries(Object.entries(options.env).filter(([name]) => !secret.test(name)));
  let current: CurrentBuild | null = null;
  let working: Promise<void> = Promise.resolve();
  let isWorking = false;
  let isQueued = false;
  let isStopped = false;
  let last: EndedBuild | null = null;
  let lastLog = '';

  function reasonOf(end: BuildEnd, report: BuildReport | null): string {
    if (end === 'too-long')
      return `The build took longer than ${deadlineMs / 60_000} minutes and was stopped. The site stays as it was.`;
    if (end === 'stopped') return 'The build was stopped together with the server. The site stays as it was.';
    if (report?.state === 'failed') return report.message;
    const ending = lines(lastLog, lastLines).join('\n');
    return `The build failed, and the site stays as it was. The end of its log:\n${ending}`;
  }

  /** @throws When the build cannot be started. */
  async function runToEnd(startedAt: string): Promise<Outcome> {
    const run = randomUUID();
    const build = runBuild({ command, cwd, deadlineMs, env: { ...inherited, [runVariable]: run } });
    current = { run, startedAt, build };
    log.info('A build has begun');
    const end = await build.ended;
    const report = await readBuildReport(releasesDir, run);
    lastLog = build.log();
    if (end !== 'succeeded') return { result: 'failed', release: null, message: reasonOf(end, report) };
    const release = report?.state === 'published' ? report.release : null;
    return { result: 'published', release, message: null };
  }

  function notStarted(error: unknown): Outcome {
    lastLog = String(error);
    const message = `The build could not be started. The site stays as it was. Try again later. Those who run the site need this reason: ${lastLog}`;
    return { result: 'failed', release: null, message };
  }

  async function buildOnce(): Promise<void> {
    const startedAt = now().toISOString();
    const outcome = await runToEnd(startedAt).catch(notStarted);
    last = { ...outcome, startedAt, endedAt: now().toISOString() };
    current = null;
    if (outcome.message === null) log.info('A build has been published');
    else log.warn(`A build has failed: ${outcome.message}`);
  }

  function isWanted(): boolean {
    return isQueued && !isStopped;
  }

  async function work(): Promise<void> {
    isWorking = true;
    do {
      isQueued = false;
      await buildOnce();
    } while (isWanted());
    isWorking = false;
  }

  return {
    request() {
      if (isWorking || isStopped) {
        isQueued = true;
        return 'queued';
      }
      working = work();
      return 'started';
    },
    isIdle: () => !isWorking && !isQueued,
    async status() {
      const shown = current;
      const report = shown === null ? null : await readBuildReport(releasesDir, shown.run);
      return {
        state: shown === null ? 'idle' : 'building',
        queued: isQueued,
        startedAt: shown?.startedAt ?? null,
        step: report?.state === 'building' ? report.step : null,
        log: lines(shown?.build.log() ?? lastLog, shownLines),
        last,
      };
    },
    async stop() {
      isStopped = true;
      current?.build.stop();
      await working;
    },
  };
}
