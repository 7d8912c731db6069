import { distanceKm } from '../../../lib/geo';
import type { LegalDescription } from './legal-description';
import { landCentre, sectionPartBounds, serpentineCell } from './survey';

/**
 * The way in which two pieces of land meet, from the closest to none. `unclear` is for land on both sides of a
 * correction line or of a meridian, where legal descriptions alone do not tell.
 */
export const contacts = ['same', 'side', 'side across road', 'corner', 'unclear', 'apart'] as const;
export type Contact = (typeof contacts)[number];

/** Legal subdivisions, the smallest pieces of land, along the side of a section and of a township. */
const perSection = 4;
const perTownship = 24;
const subdivisionM = 402;

/**
 * The most metres by which a range line is shifted at a correction line, for each range between it and the meridian: as
 * much as the two sides of a range converge over 24 miles at 60° north.
 */
const jogPerRangeM = 103;
/** Within this distance, land on both sides of a meridian may touch: the last range before it is only part of one. */
const meridianKm = 3;

/** From one edge to the other, in legal subdivisions. */
type Span = readonly [from: number, to: number];

interface Rectangle {
  /** East of the meridian from which ranges count. */
  readonly x: Span;
  /** North of the border. */
  readonly y: Span;
}

function rectangle({ part, section, township, range, meridian }: LegalDescription): Rectangle {
  const { row, column } = serpentineCell(section, 6);
  const { west, south, size } = sectionPartBounds(part);
  const firstX = (meridian === 'E1' ? range - 1 : -range) * perTownship;
  const x = firstX + (column + west) * perSection;
  const y = (township - 1) * perTownship + (row + south) * perSection;
  return { x: [x, x + size[0] * perSection], y: [y, y + size[1] * perSection] };
}

/** The length that two spans have in common; of spans with a gap, the gap as a negative number. */
function overlap([fromA, toA]: Span, [fromB, toB]: Span): number {
  return Math.min(toA, toB) - Math.max(fromA, fromB);
}

/** The line at which two spans that only touch do so. */
function meetingLine([fromA, toA]: Span, [, toB]: Span): number {
  return toA > toB ? fromA : toA;
}

/** Returns true for a correction line: a line from east to west between townships 2 and 3, 6 and 7 and so on. */
function isCorrectionLine(y: number): boolean {
  return y % perTownship === 0 && (y / perTownship) % 4 === 2;
}

/** Every section line from north to south has a road allowance, of those from east to west every second one. */
function hasRoad(axis: keyof Rectangle, line: number): boolean {
  return line % (axis === 'x' ? perSection : 2 * perSection) === 0;
}

/** The principal meridian has ranges that count from it on both sides. */
function originOf({ meridian }: LegalDescription): string {
  return meridian === 'E1' ? 'W1' : meridian;
}

function acrossCorrectionLine(shared: number, range: number): Contact {
  const jogM = range * jogPerRangeM;
  if (shared * subdivisionM > jogM) return 'side across road';
  return -shared * subdivisionM <= jogM ? 'unclear' : 'apart';
}

function acrossMeridian(a: LegalDescription, b: LegalDescription): Contact {
  const near = distanceKm(landCentre(a), landCentre(b)) < meridianKm;
  return near && overlap(rectangle(a).y, rectangle(b).y) >= 0 ? 'unclear' : 'apart';
}

/**
 * The way in which two pieces of land meet, by the survey's grid alone. Land on both sides of a road allowance counts
 * as touching. Where the older surveys of Manitoba reserve further road allowances, none is mentioned.
 */
export function contactBetween(a: LegalDescription, b: LegalDescription): Contact {
  if (originOf(a) !== originOf(b)) return acrossMeridian(a, b);
  const [first, second] = [rectangle(a), rectangle(b)];
  const sharedX = overlap(first.x, second.x);
  const sharedY = overlap(first.y, second.y);
  const [lineX, lineY] = [meetingLine(first.x, second.x), meetingLine(first.y, second.y)];
  if (sharedY === 0 && isCorrectionLine(lineY))
    return acrossCorrectionLine(sharedX, Math.max(a.range, b.range));
  if (sharedX < 0 || sharedY < 0) return 'apart';
  if (sharedX > 0 && sharedY > 0) return 'same';
  if (sharedX === 0 && sharedY === 0) return 'corner';
  const road = sharedX === 0 ? hasRoad('x', lineX) : hasRoad('y', lineY);
  return road ? 'side across road' : 'side';
}

/** The closest way in which a piece of land meets any of several. */
export function landContact(land: LegalDescription, others: readonly LegalDescription[]): Contact {
  const found = new Set(others.map((other) => contactBetween(land, other)));
  return contacts.find((contact) => found.has(contact)) ?? 'apart';
}
