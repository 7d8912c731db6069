import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@jest/globals';
import { configureTestServers } from '../tooling/test-server-config';
import { npm } from './npm';

/** Short forms of the README's commands that serve the site, all on the same port, so they run one after another. */
export const servingCommands: Readonly<Record<string, () => Promise<void>>> = {
  start: async () => {
    const { siteOrigin, engineOrigin } = await configureTestServers(process.env);
    const child = spawn('node_modules/.bin/tsx', ['src/commands/start.ts'], { env: process.env });
    let output = '';
    const served = new Promise<void>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('Ctrl-C')) resolve();
      });
    });
    await Promise.race([served, once(child, 'close')]);
    expect(output).toContain('nothing has changed since');
    expect((await fetch(siteOrigin)).status).toBe(200);
    expect((await fetch(`${engineOrigin}/login/`)).status).toBe(200);
    const ended = once(child, 'close');
    child.kill('SIGINT');
    expect((await ended)[0]).toBe(0);
  },
  look: async () => {
    const { code, output } = await npm('run look -- --built error-test');
    expect([code, output]).toEqual([0, expect.stringContaining('The contact sheet')]);
  },
  'bench:phone': async () => {
    const { code, output } = await npm('run bench:phone -- --runs=1 --slow=1 question');
    expect([code, output]).toEqual([0, expect.stringMatching(/^question +\d+ +\d+/m)]);
  },
  'bench:navigation': async () => {
    const { code, output } = await npm('run bench:navigation -- 1');
    expect([code, output]).toEqual([0, expect.stringMatching(/75th percentile +\d+/)]);
  },
};
