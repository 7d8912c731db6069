import path from 'node:path';
import { readConfig } from '../../../src/host/config';
import { startHost } from '../../../src/host/start-host';
import type { Home } from './home';

/** The Node host, as `npm run serve` starts it. */
export const nodeHome: Home = {
  name: 'the Node host',
  isThere: true,
  lacks: {},
  async start({ dir, publicDir }) {
    const config = readConfig({
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      FORMS_DB: path.join(dir, 'data', 'forms.db'),
    });
    const generated = path.join(dir, 'generated');
    const app = await startHost({
      ...config,
      publicDir,
      manifestFile: path.join(generated, 'host.json'),
      reminderFactsFile: path.join(generated, 'reminders.json'),
    });
    const address = app.server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return { origin: `http://127.0.0.1:${address.port}`, stop: () => app.close() };
  },
};
