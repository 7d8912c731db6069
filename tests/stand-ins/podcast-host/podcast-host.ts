import fastify, { type FastifyInstance } from 'fastify';

/**
 * Behaviour of the host: correct, failing, with a response that is not a feed, with a feed without episodes, silent, or
 * silent except for the feed.
 */
export type HostBehaviour = 'well' | 'failing' | 'garbage' | 'empty' | 'silent' | 'feed alone';

const emptyFeed =
  '<?xml version="1.0"?><rss version="2.0"><channel><title>Fence Lines</title></channel></rss>';

/** A small stand-in for a podcast host, which records its requests. */
export interface PodcastHost {
  readonly app: FastifyInstance;
  /** Paths with the status of each response, such as 304 /feed.xml. */
  readonly requests: string[];
  behaviour: HostBehaviour;
  /** Number of requests that fail before the behaviour applies. */
  failuresLeft: number;
  /** Called with each request that gets no response. */
  onSilence: () => void;
}

/** Files by path; {origin} in one is replaced by the host's origin. */
type Files = Readonly<
  Record<string, { readonly type: string; readonly text: string; readonly encoding?: 'latin1' }>
>;

/** A podcast host that serves files with entity tags, not listening yet. */
export function createPodcastHost(files: Files): PodcastHost {
  const host: PodcastHost = {
    app: fastify({ forceCloseConnections: true }),
    requests: [],
    behaviour: 'well',
    failuresLeft: 0,
    onSilence: () => undefined,
  };
  host.app.addHook('onResponse', (request, reply, done) => {
    host.requests.push(`${String(reply.statusCode)} ${request.url}`);
    done();
  });
  host.app.get('/old-feed', (_request, reply) => reply.redirect('/feed.xml', 301));
  host.app.get('/*', async (request, reply) => {
    if (host.failuresLeft > 0) {
      host.failuresLeft -= 1;
      return reply.code(503).send('Try again.');
    }
    if (host.behaviour === 'failing') return reply.code(500).send('Out of order.');
    if (host.behaviour === 'garbage') return reply.type('text/html').send('<h1>Under maintenance</h1>');
    if (host.behaviour === 'empty') return reply.type('application/rss+xml').send(emptyFeed);
    if (host.behaviour === 'silent' || (host.behaviour === 'feed alone' && request.url !== '/feed.xml')) {
      reply.hijack();
      host.onSilence();
      return reply;
    }
    const file = files[request.url];
    if (file === undefined) return reply.code(404).send('No such file.');
    const etag = `"${String(file.text.length)}"`;
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const origin = `http://${request.host}`;
    const bytes = Buffer.from(file.text.replaceAll('{origin}', origin), file.encoding);
    // The server would add the charset UTF-8 to a text.
    return reply.header('content-type', file.type).header('etag', etag).send(bytes);
  });
  return host;
}
