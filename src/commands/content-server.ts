import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { errorMessage } from '../lib/error-message';
import { answerEdit } from '../build/content-edits/answer-edit';
import { EditChecks } from '../build/content-edits/check-edit';
import { ContentEdits } from '../build/content-edits/save-edit';
import { EntryPreviews, PreviewRequestSchema } from '../build/content-preview/preview-entry';
import { readPreviewPicture } from '../build/content-preview/preview-media';
import type { TemplateRenderer } from '../build/content-preview/render-template';
import { isOwnRequest } from '../build/hosting/forward-cms';
import { contentDate } from '../model/load/environment';

/** The server that reads, checks, shows and writes the content of a project for the CMS. */
export interface ContentServer {
  readonly origin: string;
  /** Stops once no request is in progress: until then, the content may still be read and written. */
  readonly stop: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly body: unknown;
}

/** An hour of audio, as text. */
const maxBytes = 150_000_000;

/** Reads the body of a request; null if it is too long. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) continue;
    bytes += part.byteLength;
    if (bytes <= maxBytes) parts.push(part);
  }
  return bytes > maxBytes ? null : Buffer.concat(parts).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const notFound: Answer = { status: 404, body: { error: 'There is nothing at this address.' } };

/**
 * Starts the server for the CMS. It has no password, so it answers only pages on this computer.
 *
 * @param root The folder above content/.
 * @param env Settings of the site, which previews show.
 * @param renderer Renders the pages of previews.
 */
export async function startContentServer(
  root: string,
  env: NodeJS.ProcessEnv,
  renderer: TemplateRenderer,
): Promise<ContentServer> {
  const now = () => contentDate(env);
  const checks = new EditChecks(root, now);
  const edits = new ContentEdits(root, checks);
  const previews = new EntryPreviews(root, env, now, checks, renderer);
  let lastEdit: Promise<unknown> = Promise.resolve();

  async function get(route: string): Promise<Answer> {
    if (route === '/api/preview.css') return { status: 200, type: 'text/css', body: renderer.styles };
    const [, file] = /^\/api\/media\/(.+)$/.exec(route) ?? [];
    const picture = file === undefined ? null : await readPreviewPicture(root, decodeURIComponent(file));
    return picture === null ? notFound : { status: 200, type: picture.type, body: picture.content };
  }

  async function post(route: string, body: unknown, left: AbortSignal): Promise<Answer> {
    if (route === '/api/preview') {
      const wanted = PreviewRequestSchema.safeParse(body);
      return wanted.success ? { status: 200, body: await previews.preview(wanted.data, left) } : notFound;
    }
    if (route !== '/api/v1') return notFound;
    // One at a time, so that checked content does not change before it is written.
    const answered = lastEdit.then(async () => answerEdit(body, root, edits));
    lastEdit = answered.catch(() => undefined);
    return answered;
  }

  async function answer(request: IncomingMessage, left: AbortSignal): Promise<Answer> {
    const { method, headers, url = '' } = request;
    const refused = { status: 403, body: { error: 'Only pages of this site on this computer may edit it.' } };
    if (!isOwnRequest(request)) return refused;
    const [route = ''] = url.split('?', 1);
    if (method === 'GET') return get(route);
    // Pages of other websites may send forms and plain text without a preflight request, but not this type.
    if (method !== 'POST' || headers['content-type']?.startsWith('application/json') !== true) return refused;
    const body = await readBody(request);
    if (body === null)
      return { status: 413, body: { error: 'The file is too large. Put it into content/media/ by hand.' } };
    return post(route, parseJson(body), left);
  }

  function send(response: ServerResponse, { status, type = 'application/json', body }: Answer): void {
    const headers = {
      'Content-Type': type,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
    };
    response
      .writeHead(status, headers)
      .end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
  }

  const running = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const left = new AbortController();
    response.on('close', () => {
      left.abort();
    });
    const answering = answer(request, left.signal).then(
      (answered) => {
        send(response, answered);
      },
      (error: unknown) => {
        if (error === left.signal.reason) return;
        process.stderr.write(`${error instanceof Error ? String(error.stack) : String(error)}\n`);
        const reason = errorMessage(error);
        send(response, { status: 500, body: { error: `The server for the content failed: ${reason}` } });
      },
    );
    running.add(answering);
    void answering.then(() => running.delete(answering));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  async function stop(): Promise<void> {
    server.close();
    server.closeAllConnections();
    await Promise.all(running);
  }
  return { origin: `http://127.0.0.1:${String(port)}`, stop };
}
