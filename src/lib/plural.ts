/** A count with its noun: 1 Parcel, 3 Parcels. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
