import { makeRemovable, runInContainer, terminate, untilListening, writeContainerFolder } from './container';
import type { Deployment } from './deployment';

/** The host as the container runs it: bundled, without packages, by an account that may write only in /data. */
export const containerDeployment: Deployment = {
  name: "the container's host",
  isThere: true,
  lacks: {},
  async start(site) {
    const folder = await writeContainerFolder(site);
    const child = runInContainer(folder, 'main.cjs', { HOST: '127.0.0.1', PORT: '0' });
    return {
      origin: await untilListening(child),
      async stop() {
        await terminate(child);
        await makeRemovable(folder);
      },
    };
  },
};
