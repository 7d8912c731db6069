import { expect, it } from '@jest/globals';
import { fail, ok, type Result } from '../../lib/result';
import { defaultImportLimits } from './import-limits';
import { createTimedParser } from './timed-parser';

function parseForEver(): Result<string, string> {
  for (;;);
}

// One of the two limits is always long, since a busy machine may be slow.
const far = 60_000;

it('stops parsing after the time for one text, and continues with the next', () => {
  const parseInTime = createTimedParser({ ...defaultImportLimits, attachmentParseMs: 100, totalMs: far });
  expect(parseInTime(parseForEver, '')).toEqual(fail('it could not be parsed within 0.1 seconds'));
  expect(parseInTime(ok, 'text')).toEqual(ok('text'));
});

it('refuses to parse once the time for all texts is over', () => {
  const parseInTime = createTimedParser({ ...defaultImportLimits, attachmentParseMs: far, totalMs: 100 });
  const over = fail('the 0.1 seconds for the whole podcast were over');
  expect(parseInTime(parseForEver, '')).toEqual(over);
  expect(parseInTime(ok, 'text')).toEqual(over);
});
