import { z } from 'zod';

const ItemHeader = z.looseObject({ type: z.string(), length: z.number().optional() });

/** A part of a message to Sentry. */
export interface EnvelopeItem {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const Payload = z.record(z.string(), z.unknown());

/** Reads an envelope: a line of JSON for itself, and two for each item. Items that are not JSON are left out. */
export function parseEnvelope(body: string): EnvelopeItem[] {
  const [, ...lines] = body.split('\n');
  const items: EnvelopeItem[] = [];
  for (let index = 0; index + 1 < lines.length; index += 2) {
    const { type } = ItemHeader.parse(JSON.parse(lines[index] ?? ''));
    items.push({ type, payload: Payload.parse(JSON.parse(lines[index + 1] ?? '')) });
  }
  return items;
}
