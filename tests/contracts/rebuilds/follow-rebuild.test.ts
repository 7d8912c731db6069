import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { followRebuild } from '../../../src/commands/follow-rebuild';
import { createRebuildFixture, token, type RebuildFixture } from './rebuild-fixture';

const tsx = path.resolve('node_modules/.bin/tsx');
const publish = `${tsx} ${path.resolve('tests/contracts/rebuilds/publish-build.ts')} "$DIR"`;

let fixture: RebuildFixture | undefined;

afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

async function follow(command: string, given = token): Promise<{ release: string | null; lines: string[] }> {
  fixture = await createRebuildFixture(command);
  await fixture.releases.build('two');
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const release = await followRebuild({ origin: fixture.origin, token: given, print, pollMs: 10 });
  return { release, lines };
}

describe('a deploy through the Node host', () => {
  it('ends when the new release is served, and names it', async () => {
    const { release, lines } = await follow(publish);
    expect(release).toBe('000002');
    expect(lines[0]).toMatch(/^Asked http:\/\/127\.0\.0\.1:\d+ for a build\.$/);
  });

  it('fails with the reason of the build', async () => {
    await expect(follow('echo "no such sale"; exit 1')).rejects.toThrow(
      /The build failed, and the site stays as it was.*no such sale/s,
    );
  });

  it('fails if the token is wrong, and requests nothing', async () => {
    await expect(follow('echo begun >> "$DIR/begun"', 'another-token-of-sixteen')).rejects.toThrow(
      'answered 401',
    );
    expect(await fixture?.lines('begun')).toEqual([]);
  });

  it('waits for its own build if another one is running', async () => {
    fixture = await createRebuildFixture(`echo run >> "$DIR/runs"; sleep 0.2; ${publish}`);
    const { origin, editor, lines } = fixture;
    await fixture.releases.build('two');
    await editor('POST');
    expect(await followRebuild({ origin, token, print: () => undefined, pollMs: 10 })).toBe('000003');
    expect(await lines('runs')).toEqual(['run', 'run']);
  });
});
