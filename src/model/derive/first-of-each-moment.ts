/** Keeps the first reminder for each moment from a list that is sorted by time. */
export function firstOfEachMoment<Time extends { readonly moment: string }>(times: readonly Time[]): Time[] {
  return times.filter(({ moment }, index) => times.findIndex((other) => other.moment === moment) === index);
}
