import { runWithin } from '../../lib/node/run-within';
import { fail, type Result } from '../../lib/result';
import { overdue, type ImportLimits } from './import-limits';

/** Parses a text; the failure says, as the end of a sentence, why it could not be parsed in time. */
export type TimedParser = <Value>(
  parse: (text: string) => Result<Value, string>,
  text: string,
) => Result<Value, string>;

/**
 * Creates a parser of transcripts and chapters with a limit for each and one for all of an import. Time for downloads
 * does not count: copies of an earlier build are parsed even if the host has used all of that time.
 */
export function createTimedParser(limits: ImportLimits): TimedParser {
  let leftMs = limits.totalMs;
  return function parseInTime(parse, text) {
    if (leftMs <= 0) return fail(overdue(limits));
    const begin = performance.now();
    const parsed = runWithin(Math.min(limits.attachmentParseMs, leftMs), () => parse(text));
    leftMs -= performance.now() - begin;
    if (parsed.ok) return parsed.value;
    if (leftMs <= 0) return fail(overdue(limits));
    return fail(`it could not be parsed within ${String(limits.attachmentParseMs / 1000)} seconds`);
  };
}
