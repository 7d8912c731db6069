import fastify from 'fastify';
import { z } from 'zod';
import { createFaultyService, type FaultyService } from './fault';

export const mapboxToken = 'pk.stand-in';

interface Place {
  readonly text: string;
  readonly region: string;
  readonly center: readonly [number, number];
}

const places: readonly Place[] = [
  { text: 'Edmonton', region: 'CA-AB', center: [-113.4938, 53.5461] },
  { text: 'Grande Prairie', region: 'CA-AB', center: [-118.7956, 55.1707] },
  { text: 'Grande Cache', region: 'CA-AB', center: [-119.1333, 53.8833] },
  { text: 'Grand Forks', region: 'CA-BC', center: [-118.4453, 49.0309] },
  { text: 'Grand Falls', region: 'CA-NB', center: [-67.7333, 47.05] },
];

const Query = z.object({
  access_token: z.string(),
  country: z.literal('CA'),
  limit: z.coerce.number().min(1).max(10),
  types: z.literal('place'),
});

function feature({ text, region, center }: Place, at: number) {
  return {
    id: `place.${String(at)}`,
    type: 'Feature',
    place_type: ['place'],
    text,
    place_name: `${text}, Canada`,
    center,
    context: [
      { id: 'region.9', short_code: region, text: region },
      { id: 'country.1', short_code: 'ca', text: 'Canada' },
    ],
  };
}

/** A stand-in for Mapbox's geocoding (v5), not listening yet. */
export function createMapbox(): FaultyService {
  const service = createFaultyService(fastify({ forceCloseConnections: true }));
  service.app.get<{ Params: { file: string } }>('/geocoding/v5/mapbox.places/:file', (request, reply) => {
    const query = Query.safeParse(request.query);
    const text = request.params.file.replace(/\.json$/, '');
    if (!query.success || text.includes(';') || text === '')
      return reply.code(422).send({ message: 'The request is not valid' });
    if (query.data.access_token !== mapboxToken)
      return reply.code(401).send({ message: 'Not Authorized - Invalid Token' });
    const found = places.filter((place) => place.text.toLowerCase().startsWith(text.toLowerCase()));
    return reply.send({
      type: 'FeatureCollection',
      query: [text],
      features: found.slice(0, query.data.limit).map(feature),
    });
  });
  return service;
}
