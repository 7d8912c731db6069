import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { application, token } from '../../stand-ins/github/oauth';
import { startGitHub, type GitHub } from '../../stand-ins/github/start-github';
import { createHostFolder, startHostProcess, type HostFolder } from '../forms/host-process';

const siteOrigin = 'https://www.example.com';

let github: GitHub;
let folder: HostFolder;
beforeEach(async () => {
  github = await startGitHub([`${siteOrigin}/api/cms/callback`]);
  folder = await createHostFolder();
});
afterEach(async () => {
  await Promise.all([folder.remove(), github.stop()]);
});

it('logs why signing in failed, without tokens, codes or the secret', async () => {
  const host = await startHostProcess(folder, {
    FORMS_STORE: 'off',
    LOG_LEVEL: 'trace',
    CMS_BACKEND: 'github',
    CMS_GIT_ORIGIN: github.origin,
    CMS_OAUTH_CLIENT_ID: application.clientId,
    CMS_OAUTH_CLIENT_SECRET: application.clientSecret,
    GATSBY_SITE_URL: siteOrigin,
  });
  const secrets = [token, application.clientSecret];
  for (const exchange of [null, () => undefined]) {
    github.exchange =
      exchange === null ? null : (_request, response) => response.end(`<p>${token} is no JSON</p>`);
    const begun = await fetch(`${host.origin}/api/cms/auth?provider=github`, { redirect: 'manual' });
    const state = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
    const led = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' });
    const back = new URL(led.headers.get('location') ?? '');
    const answer = await fetch(host.origin + back.pathname + back.search, { headers: { cookie: state } });
    expect(answer.status).toBe(exchange === null ? 200 : 502);
    secrets.push(back.searchParams.get('code') ?? '-', back.searchParams.get('state') ?? '-');
  }
  await host.terminate();
  const log = host.log.join('\n');
  expect(log).toContain('an editor has signed in');
  expect(log).toContain('it is not JSON');
  expect(log).toContain('"path":"/api/cms/callback"');
  for (const secret of secrets) expect(log).not.toContain(secret);
});
