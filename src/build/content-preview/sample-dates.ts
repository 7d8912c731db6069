import { z } from 'zod';
import { parseFile } from '../../model/load/parse-file';
import { SaleSchema, type SaleFields } from '../../model/schema/sale';

/** A date that the site shows on another day than it was written for. */
export interface MovedDate {
  readonly title: string;
  readonly written: string;
  readonly shown: string;
}

const dates = ['posted', 'registerBy', 'startTime', 'endTime', 'closingDate'] as const;
const WrittenSchema = z.object(Object.fromEntries(dates.map((name) => [name, z.string().optional()])));

/**
 * The dates of a sample sale, which move along with the day of the build; none of a real sale, whose dates never move.
 *
 * @param shown The sale as the site has it.
 */
export function movedDates(file: string, source: string, shown: SaleFields | undefined): MovedDate[] {
  const parsed = parseFile(file, source);
  const written = WrittenSchema.safeParse(parsed.ok ? parsed.value.data : null);
  if (shown?.sample !== true || !written.success) return [];
  return dates.flatMap((name) => {
    const [before, after] = [written.data[name], shown[name]];
    if (before === undefined || after === undefined || before === after) return [];
    return [{ title: SaleSchema.shape[name].meta()?.title ?? name, written: before, shown: after }];
  });
}
