import { errorMessage } from '../../lib/error-message';
import { errorCode } from '../../lib/error-code';
import { writeBuildReport } from './build-report';
import { withFolderLock } from './folder-lock';
import { publishRelease, type BuiltSite } from './publish-release';
import { readCurrent } from './release-folders';
import { removeDrafts } from './remove-releases';

/** A step of a build. A failure is a message for editors. */
export interface BuildStep {
  /** Shown while it runs, such as "Checking the content". */
  readonly title: string;
  /** Returns null, or the reason why nothing can be published. */
  readonly run: () => Promise<string | null>;
}

interface ReleaseOptions {
  readonly releasesDir: string;
  readonly site: BuiltSite;
  readonly steps: readonly BuildStep[];
  readonly print: (line: string) => void;
}

/** The end of a build: the release that is now current, or the reason why there is none. */
export type ReleaseOutcome =
  { readonly ok: true; readonly release: string } | { readonly ok: false; readonly message: string };

function messageOf(error: unknown): string {
  if (errorCode(error) === 'ENOSPC') {
    return 'The disk is full. Make room on it and build again. The site stays as it was.';
  }
  return errorMessage(error);
}

async function runSteps({ releasesDir, site, steps, print }: ReleaseOptions): Promise<ReleaseOutcome> {
  const expected = await readCurrent(releasesDir);
  async function begin(step: string): Promise<void> {
    print(step);
    await writeBuildReport(releasesDir, { state: 'building', step });
  }
  for (const { title, run } of steps) {
    await begin(title);
    const message = await run();
    if (message !== null) return { ok: false, message };
  }
  await begin('Publishing');
  return { ok: true, release: await publishRelease(site, releasesDir, expected, print) };
}

/** Builds and publishes the site. One build at a time; others wait for their turn. */
export async function makeRelease(options: ReleaseOptions): Promise<ReleaseOutcome> {
  const { releasesDir, print } = options;
  async function make(): Promise<ReleaseOutcome> {
    await removeDrafts(releasesDir, print);
    let outcome: ReleaseOutcome;
    try {
      outcome = await runSteps(options);
    } catch (error) {
      outcome = { ok: false, message: messageOf(error) };
    }
    await writeBuildReport(
      releasesDir,
      outcome.ok
        ? { state: 'published', release: outcome.release }
        : { state: 'failed', message: outcome.message },
    );
    return outcome;
  }
  return withFolderLock(releasesDir, 'build', make, () => {
    print('Waiting for another build to end');
  });
}
