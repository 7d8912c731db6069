import { describe, expect, it } from '@jest/globals';
import type { Settings } from '../../../model/schema/settings';
import { securityFile } from './security-file';

const contact = {
  phone: '+18662637480',
  email: 'hello@land.example',
  responseNote: 'Within a few hours.',
  hours: 'Monday to Friday',
};

/** Reads the fields of the file, each of which occurs once. */
async function fieldsOf(now: string, security?: Settings['security']): Promise<ReadonlyMap<string, string>> {
  const settings = { contact, ...(security !== undefined && { security }) };
  const file = securityFile({
    content: { settings },
    now: new Date(now),
    origin: 'https://www.land.example',
  });
  expect(file.route).toBe('/.well-known/security.txt');
  const lines = String(await file.content())
    .trimEnd()
    .split('\n');
  const fields = new Map(lines.map((line) => [line.split(': ', 1)[0] ?? '', line.replace(/^[^:]+: /, '')]));
  expect(fields.size).toBe(lines.length);
  return fields;
}

describe('security.txt', () => {
  it('leads to the company if the settings name nobody else', async () => {
    expect(Object.fromEntries(await fieldsOf('2026-11-21T20:00:00Z'))).toEqual({
      Contact: 'mailto:hello@land.example',
      Expires: '2027-10-17T00:00:00Z',
      'Preferred-Languages': 'en',
      Canonical: 'https://www.land.example/.well-known/security.txt',
    });
  });

  it('names whoever looks after the site, and the policy', async () => {
    const security = { email: 'site@agency.example', policy: 'https://agency.example/security' };
    const fields = await fieldsOf('2026-11-21T20:00:00Z', security);
    expect(fields.get('Contact')).toBe('mailto:site@agency.example');
    expect(fields.get('Policy')).toBe('https://agency.example/security');
  });

  it.each(['2026-11-21T00:00:00Z', '2027-02-28T23:59:59Z', '2028-02-29T12:00:00Z'])(
    'built at %s, is valid for months and less than a year',
    async (now) => {
      const days = (Date.parse((await fieldsOf(now)).get('Expires') ?? '') - Date.parse(now)) / 86_400_000;
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThan(365);
    },
  );
});
