import { roundToTenth } from '../../lib/round-to-tenth';

/** The pause between the close of parcels and the opening of en bloc bidding, on the face of a clock. */
export interface RoundClock {
  /** SVG path of the sector between the two times, around the origin, with a radius of 44. */
  readonly sector: string;
  /** SVG path of the hands at the close. */
  readonly hands: string;
}

const radius = 44;
const fullTurn = 2 * Math.PI;
const minutesPerTurn = 60;
const hoursPerTurn = 12;

/** A point at an angle from twelve o'clock, clockwise, as a share of a turn. */
function point(turn: number, length: number): string {
  const angle = turn * fullTurn;
  return `${String(roundToTenth(length * Math.sin(angle)))} ${String(roundToTenth(-length * Math.cos(angle)))}`;
}

/**
 * A sector of the clock's face.
 *
 * @param from Minutes after the hour.
 * @param minutes At most an hour.
 */
export function clockSector(from: number, minutes: number): string {
  if (minutes <= 0) return '';
  const start = from / minutesPerTurn;
  // A full turn would begin and end at the same point, and draw nothing.
  const turn = Math.min(minutes / minutesPerTurn, 0.9999);
  const large = turn > 0.5 ? 1 : 0;
  return `M0 0L${point(start, radius)}A${String(radius)} ${String(radius)} 0 ${String(large)} 1 ${point(start + turn, radius)}z`;
}

/** Draws the pause after a close at a time of day. */
export function roundClock(hour: number, minute: number, minutes: number): RoundClock {
  const hourTurn = (hour + minute / minutesPerTurn) / hoursPerTurn;
  return {
    sector: clockSector(minute, minutes),
    hands: `M${point(hourTurn, 24)}L0 0L${point(minute / minutesPerTurn, 36)}`,
  };
}
