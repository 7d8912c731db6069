import { beforeEach, describe, expect, it } from '@jest/globals';
import { browse, createTestEngine, siteOrigin } from '../create-test-engine';

const back = `${siteOrigin}/faq/`;
const query = `?return=${encodeURIComponent(back)}`;
let browser: ReturnType<typeof browse>;

beforeEach(() => {
  browser = browse(createTestEngine());
});

const ann = { UserName: 'Ann O’Neil-Šimić', Email: 'ann@example.com', PhoneNumber: '' };

describe('creating an account', () => {
  it('signs the new user in and goes back, starting at the link on the login page', async () => {
    const { body } = await browser.open(`/login/${query}`);
    expect(body).toContain(`href="/register/${query}">Create an account`);
    const form = await browser.open(`/register/${query}`);
    expect(form.body).toContain(`<input type="hidden" name="return" value="${back}" />`);
    const response = await browser.post('/register/', { ...ann, return: back });
    expect([response.statusCode, response.headers.location]).toEqual([303, back]);
    const { UserName, Email } = ann;
    expect(browser.shown()).toEqual({ UserName, Email, ID: expect.any(String), Admin: false });
  });

  it.each([
    [{ UserName: ' ' }, 'Write your name'],
    [{ UserName: 'A\nB' }, 'Write the name on one line'],
    [{ UserName: 'a'.repeat(121) }, 'Write at most 120 characters'],
    [{ Email: 'ann@' }, 'Write an e-mail address such as name@example.com'],
    [{ Email: 'ZOE@example.com' }, 'Another account has this address'],
    [{ PhoneNumber: '555 0142' }, 'Write ten digits such as 780 555 0142'],
  ])('shows the errors of %j, and keeps the other fields', async (wrong, words) => {
    const response = await browser.post('/register/', { ...ann, ...wrong, return: back });
    expect([response.statusCode, browser.cookies.size]).toEqual([422, 0]);
    expect(response.body).toContain(words);
    expect(response.body).toContain('<title>Error: Create an account');
    expect(response.body.match(/aria-invalid/g)).toHaveLength(1);
    expect(response.body).toContain(`name="return" value="${back}"`);
  });

  it('escapes the entered text', async () => {
    const { body } = await browser.post('/register/', { ...ann, UserName: '"><script>', Email: '' });
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;"');
  });
});

describe('editing the account', () => {
  it('sends a signed-out visitor to log in, then shows the account, then goes back', async () => {
    const page = await browser.open(`/profile/${query}`);
    const login = `/login/?next=%2Fprofile%2F&return=${encodeURIComponent(back)}`;
    expect([page.statusCode, page.headers.location]).toEqual([303, login]);
    expect((await browser.open(login)).body).toContain('name="next" value="/profile/"');
    const signedIn = await browser.post('/login/', { ID: 'sample-2', next: '/profile/', return: back });
    expect(signedIn.headers.location).toBe(`/profile/${query}`);
    expect((await browser.open(`/profile/${query}`)).body).toContain('value="Dale Friesen"');
    const fields = { UserName: 'Dale', Email: 'dale@example.com', PhoneNumber: '', return: back };
    expect((await browser.post('/profile/', fields)).headers.location).toBe(back);
    expect(browser.shown()).toMatchObject({ UserName: 'Dale' });
  });

  it('sets the telephone number and removes it again', async () => {
    await browser.post('/login/', { ID: 'sample-2' });
    const dale = { UserName: 'Dale Friesen', Email: 'dale@example.com' };
    await browser.post('/profile/', { ...dale, PhoneNumber: '1 (780) 555-0199' });
    expect(browser.shown()).toMatchObject({ PhoneNumber: '+17805550199' });
    await browser.post('/profile/', { ...dale, PhoneNumber: '' });
    expect(browser.shown()).not.toHaveProperty('PhoneNumber');
  });

  it('changes nothing while a field is invalid, or without a session', async () => {
    expect((await browser.post('/profile/', ann)).headers.location).toMatch(/^\/login\//);
    await browser.post('/login/', { ID: 'sample-2' });
    const response = await browser.post('/profile/', { ...ann, Email: 'zoe@example.com' });
    expect(response.statusCode).toBe(422);
    expect((await browser.open('/profile/')).body).toContain('value="Dale Friesen"');
  });
});
