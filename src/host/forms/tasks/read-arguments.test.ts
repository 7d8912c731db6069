import { describe, expect, it } from '@jest/globals';
import { readFormsArguments } from './read-arguments';

function read(line: string) {
  return readFormsArguments(line.split(' ').filter(Boolean));
}

describe('readFormsArguments', () => {
  it.each([
    ['list', { kind: 'list', selection: {} }],
    [
      'export --form reminder --since 2026-11-01 --email a@b.example',
      {
        kind: 'export',
        selection: { form: 'reminder', since: Date.UTC(2026, 10, 1), email: 'a@b.example' },
      },
    ],
    ['delete --email a@b.example', { kind: 'delete', email: 'a@b.example' }],
    ['prune --before 2026-01-01', { kind: 'prune', before: Date.UTC(2026, 0, 1) }],
    ['outbox', { kind: 'outbox' }],
    ['outbox --retry all', { kind: 'retry', id: 'all' }],
  ])('takes %s', (line, value) => {
    expect(read(line)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'npm run forms -- list'],
    ['toString', 'npm run forms -- list'],
    ['list more', 'npm run forms -- list'],
    ['list --sale x', 'npm run forms -- list'],
    ['list --before 2026-01-01', '--before means nothing to list'],
    ['prune --email a@b.example', '--email means nothing to prune'],
    ['list --form toString', '"toString" is no form. Write one of contact,'],
    ['list --since 2026-02-30', '"2026-02-30" is no date'],
    ['delete', 'Name the address'],
    ['delete --email=', 'Name the address'],
    ['prune', 'Name the day'],
    ['prune --before 2026', 'Name the day'],
  ])('refuses "%s", and says what to write', (line, message) => {
    expect(read(line)).toEqual({ ok: false, failure: expect.stringContaining(message) });
  });
});
