import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openFormStore } from '../../../src/host/forms/stores/open-form-store';
import { application, token } from '../../stand-ins/github/oauth';
import { startGitHub, type GitHub } from '../../stand-ins/github/start-github';
import { contactFields, postForm } from '../forms/serve-forms';
import { ask } from './ask';
import { isBalancedDeploymentThere, startBalancer, startSharedStore } from './balanced-deployment';
import { writeFixtureSite, type FixtureSite } from './fixture-site';
import type { RunningDeployment } from './deployment';
import { startNodeHost } from './node-deployment';

const siteOrigin = 'https://www.example.com';
const script = '/new-0123456789abcdef0123.js';

function idOf(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
}

(isBalancedDeploymentThere ? describe : describe.skip)('two hosts on one PostgreSQL behind nginx', () => {
  let github: GitHub;
  let sites: readonly FixtureSite[];
  let store: Awaited<ReturnType<typeof startSharedStore>>;
  let hosts: readonly RunningDeployment[];
  let balancer: RunningDeployment;

  beforeAll(async () => {
    github = await startGitHub([`${siteOrigin}/api/cms/callback`]);
    sites = await Promise.all([writeFixtureSite(), writeFixtureSite()]);
    store = await startSharedStore();
    const signIn = { ...application, siteOrigin, gitOrigin: github.origin };
    const limited = { ...store.environment, FORMS_RATE_LIMIT: '6' };
    hosts = await Promise.all(sites.map((site) => startNodeHost(site, limited, { signIn })));
    balancer = await startBalancer(sites[0] ?? (await writeFixtureSite()), originsOf(hosts));
  });
  afterAll(async () => {
    await balancer.stop();
    await Promise.all(hosts.map((host) => host.stop()));
    await Promise.all([store.remove(), github.stop(), ...sites.map((site) => site.remove())]);
  });

  function originsOf(running: readonly RunningDeployment[]): string[] {
    return running.map(({ origin }) => origin);
  }

  async function storedForms(): Promise<number> {
    const open = openFormStore({ kind: 'postgres', url: store.environment.FORMS_DB }, () => undefined);
    try {
      return (await open.listSubmissions()).length;
    } finally {
      await open.close();
    }
  }

  it('store each form once, whichever host receives it, even if it is sent again', async () => {
    for (const index of [1, 2, 1, 2]) {
      const fields = { ...contactFields, 'submission-id': idOf(index) };
      expect((await postForm(balancer.origin, fields)).status).toBe(200);
    }
    expect(await storedForms()).toBe(2);
  });

  it('limit the forms of a visitor by the address from nginx, not by one that the visitor sends', async () => {
    const statuses: number[] = [];
    for (let index = 10; index < 24; index += 1) {
      const fields = { ...contactFields, 'submission-id': idOf(index) };
      const headers = { 'x-forwarded-for': `203.0.113.${index}` };
      statuses.push((await postForm(balancer.origin, fields, headers)).status);
    }
    // Each of the two hosts has accepted two of its six forms before.
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect(statuses.slice(8)).toEqual(Array.from({ length: 6 }, () => 429));
  });

  it('sign in an editor who starts at one host and returns to the other', async () => {
    const [first = '', second = ''] = originsOf(hosts);
    const left = await ask(first, '/api/cms/auth?provider=github&site_id=www.example.com&scope=repo');
    const cookie = String(left.headers['set-cookie']).split(';')[0] ?? '';
    const atGitHub = await fetch(left.headers.location ?? '', { redirect: 'manual' });
    const { pathname, search } = new URL(atGitHub.headers.get('location') ?? '');
    const back = await ask(second, pathname + search, { headers: { cookie } });
    expect(back.status).toBe(200);
    expect(back.body.toString()).toContain(token);
  });

  it('find the script of a build that so far only one of them has', async () => {
    const [newer] = sites;
    await writeFile(path.join(newer?.publicDir ?? '', script.slice(1)), 'let a;');
    for (let times = 0; times < 4; times += 1)
      expect([(await ask(balancer.origin, script)).status, times]).toEqual([200, times]);
    expect((await ask(balancer.origin, '/nothing/')).status).toBe(404);
  });

  it('serve pages while one of them is stopped', async () => {
    await hosts[0]?.stop();
    for (let times = 0; times < 4; times += 1)
      expect([(await ask(balancer.origin, '/sales/')).status, times]).toEqual([200, times]);
  });
});
