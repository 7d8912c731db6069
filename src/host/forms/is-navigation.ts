import type { FastifyRequest } from 'fastify';

/** Returns whether a browser shows the answer as a page; scripts, which get JSON, accept anything or JSON. */
export function isNavigation({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const accept = headers.accept ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}
