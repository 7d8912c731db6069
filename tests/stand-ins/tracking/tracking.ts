import fastify from 'fastify';
import { createFaultyService, type FaultyService } from '../search/fault';
import { googleScript } from './google-script';
import { metaScript } from './meta-script';

const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** A stand-in for the scripts of Google and Meta and for the addresses that they send to, not listening yet. */
export function createTracking(): FaultyService {
  const service = createFaultyService(fastify({ forceCloseConnections: true }));
  const { app } = service;
  for (const path of ['/gtag/js', '/gtm.js'])
    app.get(path, (_request, reply) => reply.type('text/javascript').send(googleScript));
  app.get('/en_US/fbevents.js', (_request, reply) => reply.type('text/javascript').send(metaScript));
  app.get('/collect', (_request, reply) => reply.code(204).send());
  app.get('/tr', (_request, reply) => reply.type('image/gif').send(pixel));
  return service;
}
