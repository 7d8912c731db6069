interface Closes {
  readonly firstCloseAt: Date | null;
  readonly closesAt: Date | null;
}

/** Returns whether parcels close one after another. */
export function closesApart({ firstCloseAt, closesAt }: Closes): boolean {
  return firstCloseAt?.getTime() !== closesAt?.getTime();
}
