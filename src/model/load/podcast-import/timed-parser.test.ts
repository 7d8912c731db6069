import { expect, it } from '@jest/globals';
import { ok, type Result } from '../../../lib/result';
import { defaultImportLimits } from './import-limits';
import { createTimedParser } from './timed-parser';

function parseForEver(): Result<string, string> {
  for (;;);
}

it('ends parsing after the time for one text, and refuses it after that for all', () => {
  const parseInTime = createTimedParser({ ...defaultImportLimits, attachmentParseMs: 100, totalMs: 150 });
  expect(parseInTime(ok, 'text')).toEqual({ ok: true, value: 'text' });
  expect(parseInTime(parseForEver, '')).toEqual({
    ok: false,
    failure: 'it could not be parsed within 0.1 seconds',
  });
  const over = { ok: false, failure: 'the 0.15 seconds for the whole podcast were over' };
  expect(parseInTime(parseForEver, '')).toEqual(over);
  expect(parseInTime(ok, 'text')).toEqual(over);
});
