import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Faults of a service. */
export const faultNames = [
  'slow',
  'unauthorized',
  'limited',
  'failing',
  'broken JSON',
  'other shape',
  'hanging',
  'cut off',
] as const;
export type Fault = (typeof faultNames)[number];

/** A service over real HTTP with a fault that the test sets, which records its requests. */
export interface FaultyService {
  readonly app: FastifyInstance;
  /** Method and path of every request, in order. */
  readonly requests: string[];
  /** Number of requests that were aborted before the response. */
  aborted: number;
  /** The fault of every request from now on; null for none. */
  fault: Fault | null;
}

const slowMs = 1500;

const statuses = {
  unauthorized: [401, 'Not Authorized'],
  limited: [429, 'Too Many Requests'],
  failing: [500, 'Internal Server Error'],
} as const;

/** Responds according to the fault; false if the service is to respond by itself. */
async function applyFault(fault: Fault, reply: FastifyReply): Promise<boolean> {
  switch (fault) {
    case 'slow':
      await setTimeout(slowMs);
      return false;
    case 'unauthorized':
    case 'limited':
    case 'failing': {
      const [status, message] = statuses[fault];
      await reply.code(status).send({ message, status });
      return true;
    }
    case 'broken JSON':
      await reply.type('application/json').send('{"results":[{"hits":[');
      return true;
    case 'other shape':
      await reply.send({ results: [{ hits: [{ slug: 7 }] }], features: [{ id: 'place.1', text: 'A' }] });
      return true;
    case 'hanging':
      reply.hijack();
      return true;
    case 'cut off':
      reply.hijack();
      reply.raw.writeHead(200, { 'content-length': 1000, 'access-control-allow-origin': '*' });
      reply.raw.write('{"results":', () => reply.raw.destroy());
      return true;
  }
}

/** Adds faults, a record of requests and CORS headers for any origin to an app. */
export function createFaultyService(app: FastifyInstance): FaultyService {
  const service: FaultyService = { app, requests: [], aborted: 0, fault: null };
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*').header('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return reply.code(204).send();
    service.requests.push(`${request.method} ${request.url}`);
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) service.aborted += 1;
    });
    return service.fault !== null && (await applyFault(service.fault, reply)) ? reply : undefined;
  });
  app.options('/*', (_request, reply) => reply.code(204).send());
  return service;
}
