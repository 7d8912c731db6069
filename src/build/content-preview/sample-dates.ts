import { fieldName } from '../../model/load/files/problem';
import { parseFile } from '../../model/load/files/parse-file';

/** A date that the site shows on another day than it was written for. */
export interface MovedDate {
  /** The field, such as parcels 2 › startTime. */
  readonly title: string;
  readonly written: string;
  readonly shown: string;
}

const date = /^\d{4}-\d\d-\d\d(?:T|$)/;

function differences(written: unknown, shown: unknown, path: readonly PropertyKey[]): MovedDate[] {
  if (typeof written === 'string' && typeof shown === 'string')
    return written !== shown && date.test(written) && date.test(shown)
      ? [{ title: fieldName(path), written, shown }]
      : [];
  if (typeof written !== 'object' || written === null || typeof shown !== 'object' || shown === null)
    return [];
  return Object.entries(written).flatMap(([name, value]: [string, unknown]) =>
    differences(value, Reflect.get(shown, name), [...path, Array.isArray(written) ? Number(name) : name]),
  );
}

/**
 * The dates of a sample that move along with the day of the build, in the order of the file; none for an entry that is
 * not a sample, whose dates never move.
 *
 * @param source The entry as it is written.
 * @param shown The entry as the site has it.
 */
export function movedDates(file: string, source: string, shown: unknown): MovedDate[] {
  const parsed = parseFile(file, source);
  return parsed.ok ? differences(parsed.value.data, shown, []) : [];
}
