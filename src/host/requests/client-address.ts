import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** An address followed by a port, as some proxies write it into X-Forwarded-For. */
const withPort = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

/**
 * The address by which the requests of a client are counted: without a port, and a single one for an IPv6 network of 64
 * bits.
 */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [, v6, v4] = withPort.exec(ip) ?? [];
  return normalizeIP(v6 ?? v4 ?? ip);
}
