import { isSitePath } from '../../lib/is-site-path';
import { parseList } from '../../lib/parse-list';
import { saleStatuses, type ScheduleProps } from '../../model/derive/status';
import type { DatedMomentProps } from '../../page-data/common-props';
import type { ShortlistItemProps } from '../../page-data/shortlist-item';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

function hasTexts<Name extends string>(value: object, names: readonly Name[]): value is Texts<Name> {
  return names.every((name) => typeof Reflect.get(value, name) === 'string');
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function isMoment(value: unknown): value is DatedMomentProps | null {
  return (
    value === null ||
    (typeof value === 'object' &&
      hasTexts(value, ['text', 'day', 'iso']) &&
      !Number.isNaN(Date.parse(value.iso)))
  );
}

function isSchedule(value: unknown): value is ScheduleProps {
  if (typeof value !== 'object' || value === null || !hasTexts(value, ['slug', 'status'])) return false;
  const { status } = value;
  return (
    saleStatuses.some((known) => known === status) &&
    'opensAt' in value &&
    isTextOrNull(value.opensAt) &&
    'finalCloseAt' in value &&
    isTextOrNull(value.finalCloseAt)
  );
}

function isItem(value: unknown): value is ShortlistItemProps {
  return (
    typeof value === 'object' &&
    value !== null &&
    hasTexts(value, ['href', 'name', 'nearby', 'area', 'price', 'priceNote']) &&
    isSitePath(value.href) &&
    'schedule' in value &&
    isSchedule(value.schedule) &&
    'opensAt' in value &&
    isMoment(value.opensAt) &&
    'firstCloseAt' in value &&
    isMoment(value.firstCloseAt) &&
    'closesAt' in value &&
    isMoment(value.closesAt) &&
    'lot' in value &&
    isTextOrNull(value.lot) &&
    'calendar' in value &&
    isTextOrNull(value.calendar)
  );
}

/** Returns the items of a sale's file; null if the JSON is anything else. */
export function parseItems(text: string): readonly ShortlistItemProps[] | null {
  return parseList(text, isItem);
}
