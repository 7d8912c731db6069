import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { z } from 'zod';

const Package = z.object({ overrides: z.record(z.string(), z.record(z.string(), z.string())) });

/** Returns each override as `dependent: package`, the form in the table of the document. */
async function documented(): Promise<string[]> {
  const lines = (await readFile('docs/packages.md', 'utf8')).split('\n');
  return lines.flatMap((line) => {
    const [, dependent = '', packages = '', , , reason = ''] = line.split('|').map((cell) => cell.trim());
    if (!dependent.startsWith('`') || reason === '') return [];
    const names = [...packages.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    return names.map((name) => `${dependent.replaceAll('`', '')}: ${name}`);
  });
}

describe('overrides', () => {
  it('are each limited to a dependent and have a reason in docs/packages.md', async () => {
    // A record of records: an override for the whole tree would be a string, and refused.
    const { overrides } = Package.parse(JSON.parse(await readFile('package.json', 'utf8')));
    const present = Object.entries(overrides).flatMap(([dependent, packages]) =>
      Object.keys(packages).map((name) => `${dependent}: ${name}`),
    );
    expect(await documented()).toEqual(present);
  });

  it("leave Fastify's own cookies alone", async () => {
    const app = Fastify();
    app.get('/', (request) => ({ cookie: request.headers.cookie }));
    const response = await app.inject({ url: '/', cookies: { consent: 'yes please' } });
    expect(response.json()).toEqual({ cookie: 'consent=yes%20please' });
    await app.close();
  });
});
