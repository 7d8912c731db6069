import { parseList } from '../lib/parse-list';

/** Of the file of a sale for the shortlist, what the worker needs. */
interface SaleFileItem {
  /** The slug of the lot; null for the sale. */
  readonly lot: string | null;
  readonly href: string;
  readonly calendar: string | null;
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/') && !value.startsWith('//');
}

function isItem(value: unknown): value is SaleFileItem {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'lot' in value &&
    (value.lot === null || typeof value.lot === 'string') &&
    'href' in value &&
    isPath(value.href) &&
    'calendar' in value &&
    (value.calendar === null || isPath(value.calendar))
  );
}

/** Parses the file of a sale; null for anything else. */
export function parseSaleFile(text: string): readonly SaleFileItem[] | null {
  return parseList(text, isItem);
}
