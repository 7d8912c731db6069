import { runBuild } from '../../../src/host/rebuilds/run-build';

/** Replaces a host that is killed while it builds. */
runBuild({ command: process.argv[2] ?? 'true', cwd: '.', env: process.env, deadlineMs: 60_000 });
