/** The part of localStorage that is used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The speeds to choose from; 1 is that of the recording. */
export const rates = [0.75, 1, 1.25, 1.5, 2] as const;

/** From this position on, a recording resumes at its position. */
const minSeconds = 5;

const rateKey = 'player-rate';

function positionKey(id: string): string {
  return `player-place:${id}`;
}

export interface PlaybackStorage {
  /** Seconds; 0 for a recording that was not started. */
  readonly position: (id: string) => number;
  readonly savePosition: (id: string, seconds: number) => void;
  readonly rate: () => number;
  readonly saveRate: (rate: number) => void;
}

/**
 * Stores the position of each recording, and the speed, from visit to visit. If the browser refuses to store them,
 * they are lost with the page.
 *
 * @param open Throws when the browser forbids storage.
 */
export function createPlaybackStorage(open: () => KeyValueStorage): PlaybackStorage {
  const positions = new Map<string, number>();

  function read(key: string): number | null {
    try {
      const value = open().getItem(key);
      return value !== null && /^\d+(\.\d+)?$/.test(value) ? Number(value) : null;
    } catch {
      return null;
    }
  }

  function write(key: string, value: number | null): void {
    try {
      if (value === null) open().removeItem(key);
      else open().setItem(key, String(value));
    } catch {
      // Full or forbidden: the page itself still knows.
    }
  }

  return {
    position: (id) => {
      const known = positions.get(id);
      if (known !== undefined) return known;
      const position = read(positionKey(id)) ?? 0;
      positions.set(id, position);
      return position;
    },
    savePosition: (id, seconds) => {
      positions.set(id, seconds);
      write(positionKey(id), seconds < minSeconds ? null : seconds);
    },
    rate: () => {
      const stored = read(rateKey);
      return rates.find((rate) => rate === stored) ?? 1;
    },
    saveRate: (rate) => {
      write(rateKey, rate === 1 ? null : rate);
    },
  };
}
