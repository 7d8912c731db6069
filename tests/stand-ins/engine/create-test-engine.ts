import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createEngine, type EngineOptions } from './engine';

export const siteOrigin = 'http://localhost:9000';
export const engineHost = 'localhost:9001';
export const opening = new Date('2026-12-09T15:00:00Z');

/** An engine with one sale that opens now and closes three hours later, and one that is postponed. */
export function createTestEngine(options: Partial<EngineOptions> = {}): FastifyInstance {
  return createEngine({
    siteOrigin,
    readSchedules: () =>
      Promise.resolve([
        {
          slug: 'goose-lake',
          state: 'scheduled',
          opensAt: opening,
          finalCloseAt: new Date('2026-12-09T18:00:00Z'),
        },
        { slug: 'put-off', state: 'postponed', opensAt: null, finalCloseAt: null },
      ]),
    now: () => opening,
    ...options,
  });
}

/** A minimal browser, with cookies and the origin of forms. */
export function browse(app: FastifyInstance) {
  const cookies = new Map<string, string>();

  async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({
      ...options,
      headers: { host: engineHost, ...(cookie !== '' && { cookie }), ...options.headers },
    });
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  return {
    cookies,
    open: (url: string, headers: Record<string, string> = {}) => send({ url, headers }),
    post: (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: {
          origin: `http://${engineHost}`,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      }),
    /** The user whom the site would show. */
    shown: (): unknown => {
      const value = cookies.get('AuthenticatedUser');
      return value === undefined ? null : JSON.parse(Buffer.from(value, 'base64').toString('utf8'));
    },
  };
}
