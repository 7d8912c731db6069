import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { listenAnywhere } from '../stand-ins/listen-anywhere';

/** Bytes per part: so few that the first screens of a page are drawn many times while they arrive. */
const partBytes = 400;

/** Bytes per part of the rest, which can move the first screen only by what it shows or hides. */
const laterPartBytes = 4_000;

interface SiteInParts {
  /** Opens a page, and sends each part once the browser has drawn the previous one. */
  readonly open: (page: Page, path: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * A proxy for the site that behaves like a poor connection: the head of a page arrives at once, and the rest in parts.
 * Other files arrive whole.
 */
export async function startSiteInParts(siteOrigin: string): Promise<SiteInParts> {
  let page: { readonly response: ServerResponse; rest: Buffer } | null = null;
  async function send(bytes: number): Promise<boolean> {
    if (page === null) throw new Error('No page has been asked for.');
    const { response, rest } = page;
    page.rest = rest.subarray(bytes);
    await new Promise<void>((resolve) =>
      response.write(rest.subarray(0, bytes), () => {
        resolve();
      }),
    );
    if (page.rest.length === 0) response.end();
    return page.rest.length > 0;
  }
  async function answer(url: string, response: ServerResponse): Promise<void> {
    const file = await fetch(`${siteOrigin}${url}`);
    const content = Buffer.from(await file.arrayBuffer());
    const type = file.headers.get('content-type') ?? '';
    response.writeHead(file.status, { 'content-type': type });
    if (type.startsWith('text/html')) {
      page = { response, rest: content };
      const start = content.indexOf('<header');
      if (start === -1) throw new Error(`${url} has no header before which it could be cut.`);
      await send(start);
    } else {
      response.end(content);
    }
  }
  const server = createServer(({ url = '/' }, response) => {
    answer(url, response).catch(() => response.destroy());
  });
  // The cookies that tests set are for this host.
  const { origin, stop } = await listenAnywhere(server, 'localhost');
  return {
    async open(browserPage, path) {
      await browserPage.goto(`${origin}${path}`, { waitUntil: 'commit' });
      let screens: number;
      do {
        screens = await browserPage.evaluate(async () => {
          await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
          return document.documentElement.scrollHeight / window.innerHeight;
        });
      } while (await send(screens < 2 ? partBytes : laterPartBytes));
    },
    stop,
  };
}
