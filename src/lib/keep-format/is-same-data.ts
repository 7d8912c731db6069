import { isRecord } from '../is-record';

/** Returns whether two values of a file are the same; the order of fields does not count. */
export function isSameData(first: unknown, second: unknown): boolean {
  if (Array.isArray(first) && Array.isArray(second)) {
    return first.length === second.length && first.every((item, index) => isSameData(item, second[index]));
  }
  if (!isRecord(first) || !isRecord(second)) return Object.is(first, second);
  const names = Object.keys(first);
  return (
    names.length === Object.keys(second).length &&
    names.every((name) => Object.hasOwn(second, name) && isSameData(first[name], second[name]))
  );
}
