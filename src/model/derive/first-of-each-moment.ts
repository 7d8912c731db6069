/** Keeps the first reminder of each moment, of a list in the order of their times. */
export function firstOfEachMoment<Time extends { readonly moment: string }>(times: readonly Time[]): Time[] {
  return times.filter(({ moment }, index) => times.findIndex((other) => other.moment === moment) === index);
}
