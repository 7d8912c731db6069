import { beforeEach, describe, expect, it } from '@jest/globals';
import { browse, createTestEngine, opening, siteOrigin } from '../create-test-engine';

const back = `${siteOrigin}/sales/?a=1`;
const clock = { now: opening };
let app: ReturnType<typeof createTestEngine>;
let browser: ReturnType<typeof browse>;

beforeEach(() => {
  clock.now = opening;
  app = createTestEngine({ now: () => clock.now });
  browser = browse(app);
});

const logIn = (ID: string) => browser.post('/login/', { ID });

describe('signing in', () => {
  it('starts a session at the engine, sets the user cookie for the site, and goes back', async () => {
    const response = await browser.post('/login/', { ID: 'sample-1', return: back });
    expect([response.statusCode, response.headers.location]).toEqual([303, back]);
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^EngineSession=[\w-]{43}; Path=\/; Max-Age=86400; SameSite=Lax; HttpOnly$/),
      expect.stringMatching(/^AuthenticatedUser=[\w+/=]+; Path=\/; Max-Age=86400; SameSite=Lax$/),
    ]);
    expect(browser.shown()).toEqual({
      UserName: 'Zoë Lévesque-Šimić',
      Email: 'zoe@example.com',
      ID: 'sample-1',
      PhoneNumber: '+17805550142',
      Admin: false,
    });
  });

  it('marks both cookies as secure where the site uses TLS', async () => {
    const secure = browse(createTestEngine({ siteOrigin: 'https://www.example' }));
    const response = await secure.post('/login/', { ID: 'sample-1' });
    expect(response.cookies.map(({ secure: only }) => only)).toEqual([true, true]);
  });

  it('shows the form again when no user was chosen', async () => {
    const response = await browser.post('/login/', { ID: 'nobody', return: back });
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([422, undefined]);
    expect(response.body).toContain('role="alert"');
    expect(response.body).toContain('Back to the site');
  });

  it('shows who is signed in, with links to continue and to log out', async () => {
    await logIn('sample-1');
    const { body } = await browser.open(`/login/?return=${encodeURIComponent(back)}`);
    expect(body).toContain('You are signed in as <strong>Zoë Lévesque-Šimić</strong>');
    expect(body).toContain(`href="${siteOrigin}/sales/?a=1">Go on as`);
    expect(body).toContain(`href="/logout/?return=${encodeURIComponent(back)}"`);
  });

  it('gives each sign-in its own session id and ends the previous session', async () => {
    await logIn('sample-3');
    const first = browser.cookies.get('EngineSession') ?? '';
    await logIn('sample-1');
    expect(browser.cookies.get('EngineSession')).not.toBe(first);
    const response = await app.inject({
      url: '/admin/users/',
      headers: { cookie: `EngineSession=${first}` },
    });
    expect(response.statusCode).toBe(303);
  });

  it('ends after a day', async () => {
    await logIn('sample-1');
    clock.now = new Date(opening.getTime() + 86_400_000);
    expect((await browser.open('/profile/')).statusCode).toBe(303);
  });

  it('trusts nothing in the user cookie', async () => {
    const forged = { UserName: 'D', Email: 'd@example.com', ID: 'sample-3', Admin: true };
    browser.cookies.set('AuthenticatedUser', Buffer.from(JSON.stringify(forged)).toString('base64'));
    expect((await browser.open('/admin/users/')).headers.location).toMatch(/^\/login\//);
    const { body } = await browser.open('/login/');
    expect(body).toContain('Not signed in');
    expect(browser.shown()).toBeNull();
  });

  it.each(['', 'bm9uc2Vuc2U='])('restores the user cookie if it is %j', async (value) => {
    await logIn('sample-2');
    if (value === '') browser.cookies.delete('AuthenticatedUser');
    else browser.cookies.set('AuthenticatedUser', value);
    await browser.open('/profile/');
    expect(browser.shown()).toMatchObject({ ID: 'sample-2', UserName: 'Dale Friesen' });
    expect((await browser.open('/profile/')).headers['set-cookie']).toBeUndefined();
  });
});

describe('signing out', () => {
  it('ends the session at the engine and deletes both cookies', async () => {
    await logIn('sample-1');
    const session = browser.cookies.get('EngineSession') ?? '';
    const response = await browser.open(`/logout?return=${encodeURIComponent(back)}`);
    expect([response.statusCode, response.headers.location, browser.cookies.size]).toEqual([303, back, 0]);
    browser.cookies.set('EngineSession', session);
    expect((await browser.open('/profile/')).statusCode).toBe(303);
  });

  it('asks for confirmation when another site sent the visitor', async () => {
    await logIn('sample-1');
    const confirmation = await browser.open('/logout/', { 'sec-fetch-site': 'cross-site' });
    expect([confirmation.statusCode, browser.cookies.size]).toEqual([200, 2]);
    const response = await browser.post('/logout/', { return: back });
    expect([response.headers.location, browser.cookies.size]).toEqual([back, 0]);
  });
});

describe('forms that are sent from another site', () => {
  it.each([siteOrigin, 'https://evil.example', 'null', 'http://localhost'])(
    'are rejected from %s',
    async (origin) => {
      const response = await browser.post('/login/', { ID: 'sample-1' }, { origin });
      expect([response.statusCode, response.headers['set-cookie']]).toEqual([403, undefined]);
    },
  );

  it('are rejected without an origin', async () => {
    const response = await app.inject({ method: 'POST', url: '/logout/' });
    expect(response.statusCode).toBe(403);
  });
});
