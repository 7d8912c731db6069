import type { LegalDescription } from './legal-description';
import { meridianMeaning } from './explain-legal-description';

export interface TownshipProps {
  /** Such as Township 73, range 6, west of the 6th meridian. */
  readonly text: string;
  /** Sections with some of the land, 1 to 36. */
  readonly marked: readonly number[];
}

/** Returns the township of the first piece of land, with all land within it; null without land. */
export function townshipOf(lands: readonly LegalDescription[]): TownshipProps | null {
  const [first] = lands;
  if (first === undefined) return null;
  const { township, range, meridian } = first;
  const near = lands.filter(
    (land) => land.township === township && land.range === range && land.meridian === meridian,
  );
  return {
    text: `Township ${String(township)}, range ${String(range)}, ${meridianMeaning(meridian)}.`,
    marked: [...new Set(near.map(({ section }) => section))],
  };
}
