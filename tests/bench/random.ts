/** Pseudo-random numbers, the same in every run. */
export interface Random {
  /** A whole number from `from` to `to`, both inclusive. */
  readonly whole: (from: number, to: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** True with the given probability, from 0 to 1. */
  readonly chance: (share: number) => boolean;
}

/** Mulberry32, a small generator of good quality, by Tommy Ettinger (public domain). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    whole,
    pick: ([first, ...others]) => others[whole(0, others.length) - 1] ?? first,
    chance: (share) => next() < share,
  };
}
