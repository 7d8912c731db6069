import { expect, request, type Page } from '@playwright/test';

const siteOrigin = process.env.SITE_ORIGIN ?? 'http://localhost:9000';
const engineOrigin = `http://localhost:${process.env.ENGINE_PORT ?? '9001'}`;

/** The users of the stand-in engine; Dale has no telephone number, and Marlene is the administrator. */
const people = { zoe: 'zoe@example.com', dale: 'dale@example.com', marlene: 'marlene@example.com' } as const;

/** Returns an address of the engine with the return URL of the page, or of the home page if it is elsewhere. */
export function engineAddress(path: string, page: Page): string {
  const back = page.url().startsWith(`${siteOrigin}/`) ? page.url() : `${siteOrigin}/`;
  return `${engineOrigin}${path}?return=${encodeURIComponent(back)}`;
}

/**
 * Signs in on the engine's own page and returns to the page that was open. Tests run in parallel on one engine, so a
 * test that edits an account should register its own user.
 */
export async function signIn(page: Page, who: keyof typeof people): Promise<void> {
  const login = engineAddress('/login/', page);
  await page.goto(login);
  await page.getByRole('radio', { name: people[who] }).check();
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(new URL(login).searchParams.get('return') ?? siteOrigin);
}

/** The administrator's pages of an engine, without a browser. */
export interface AdminSession {
  /** @param status A known status, any other word, or "by the clock". */
  readonly setStatus: (slug: string, status: string) => Promise<void>;
  /** Sets the engine's response to requests for the statuses, such as "with errors". */
  readonly setResponse: (response: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Signs in as the administrator of an engine, in a separate session. */
export async function openAdminSession(origin: string): Promise<AdminSession> {
  const context = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  async function post(path: string, form: Record<string, string>): Promise<void> {
    const response = await context.post(path, { form, maxRedirects: 0 });
    expect([path, form, response.status()]).toEqual([path, form, 303]);
  }
  await post('/login/', { ID: 'sample-3' });
  return {
    setStatus: (sale, status) => post('/admin/auctions/', { sale, status }),
    setResponse: (response) => post('/admin/responses/', { response }),
    close: () => context.dispose(),
  };
}
