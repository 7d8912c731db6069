import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseCopiesReport, parseShellFiles, parseCopiesRequest } from './offline-copies';

const sync = { kind: 'sync', keys: ['ranch', 'ranch.parcel-1'], build: '9eb81c4a' };
const report = { kind: 'copies', saved: { '/auctions/ranch/': '2026-11-22T15:14:00.000Z' }, full: false };

describe('messages between a page and the worker', () => {
  it('are read as they were sent', () => {
    expect(parseCopiesRequest(sync)).toEqual(sync);
    expect(parseCopiesRequest({ kind: 'stop' })).toEqual({ kind: 'stop' });
    expect(parseCopiesReport(report)).toEqual(report);
  });

  it('are ignored when they are anything else', () => {
    for (const other of [
      null,
      'sync',
      { ...sync, keys: [7] },
      { ...sync, kind: 'skip' },
      { ...sync, build: 1 },
      report,
    ])
      expect(parseCopiesRequest(other)).toBeNull();
    for (const other of [null, { ...report, full: 'no' }, { ...report, saved: null }, sync])
      expect(parseCopiesReport(other)).toBeNull();
    expect(parseCopiesReport({ ...report, saved: { '/': 'soon', '/a/': 7 } })?.saved).toEqual({});
  });

  it('never throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (message, text) => {
        expect([parseCopiesRequest(message), parseCopiesReport(message)]).toEqual([null, null]);
        expect(parseShellFiles(text)).toBeNull();
      }),
    );
  });
});

it('reads the list of files', () => {
  expect(parseShellFiles('["/app-1.js"]')).toEqual(['/app-1.js']);
  expect(parseShellFiles('[1]')).toBeNull();
});
