import { isSitePath } from '../lib/is-site-path';
import { parseList } from '../lib/parse-list';

/** The fields that the worker needs from the file of a sale for the shortlist. */
interface SaleFileItem {
  /** The slug of the lot; null for the sale. */
  readonly lot: string | null;
  readonly href: string;
  readonly calendar: string | null;
}

function isItem(value: unknown): value is SaleFileItem {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'lot' in value &&
    (value.lot === null || typeof value.lot === 'string') &&
    'href' in value &&
    isSitePath(value.href) &&
    'calendar' in value &&
    (value.calendar === null || isSitePath(value.calendar))
  );
}

/** Parses the file of a sale; null for anything else. */
export function parseSaleFile(text: string): readonly SaleFileItem[] | null {
  return parseList(text, isItem);
}
