import type { FastifyRequest } from 'fastify';

/**
 * Returns whether a form was posted from a page of the engine itself. Every browser names the origin of a post.
 * SameSite would not be enough: the site on its other port is the same site, and so is every neighbour on localhost.
 */
export function isSameOriginPost({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === host;
}
