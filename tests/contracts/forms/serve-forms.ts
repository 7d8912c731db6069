import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createHost } from '../../../src/host/create-host';
import type { FormStore } from '../../../src/host/forms/stores/form-store';
import { createSqlStore } from '../../../src/host/forms/stores/sql-store';
import { createSqliteDatabase } from '../../../src/host/forms/stores/sqlite-database';
import type { HostManifest } from '../../../src/model/derive/host-manifest';

const manifest: HostManifest<Date> = {
  headers: [{ path: '/*', headers: { 'X-Content-Type-Options': 'nosniff' } }],
  redirects: [],
  schedules: [],
  formErrors: {
    emailInvalid: 'Please enter a valid Email Address',
    phoneRequired: 'Phone number is required',
  },
};

export const contactFields = {
  'form-name': 'contact',
  'submission-id': '3f2b8c1e-5a4d-4e6f-8b9a-0c1d2e3f4a5b',
  website: '',
  page: '/contact/',
  'shown-for': '5200',
  'first-name': 'Zoë',
  'last-name': 'Müller',
  'email-address': 'zoe@example.com',
  'phone-number': '+17805550123',
  message: 'Is the yard site included?',
};

/** The clean fields of `contactFields`. */
export const contactValues = {
  'first-name': 'Zoë',
  'last-name': 'Müller',
  'email-address': 'zoe@example.com',
  'phone-number': '+17805550123',
  message: 'Is the yard site included?',
};

export interface ServedForms {
  readonly dir: string;
  readonly file: string;
  readonly store: FormStore;
  readonly host: FastifyInstance;
  readonly port: number;
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

interface ServeOptions {
  /** A store in a file of its own unless a test passes another. */
  readonly store?: FormStore;
  readonly rateLimit?: number;
  readonly trustProxy?: readonly string[];
  readonly patienceMs?: number;
}

/** Serves the forms of a site with one page over real connections, with a store of its own. */
export async function serveForms(options: ServeOptions = {}): Promise<ServedForms> {
  const { rateLimit = 1000, trustProxy = [], patienceMs = 200 } = options;
  const dir = await mkdtemp(path.join(tmpdir(), 'forms-'));
  const file = path.join(dir, 'data', 'forms.db');
  await mkdir(path.join(dir, 'public'));
  await writeFile(path.join(dir, 'public', 'index.html'), '<title>Home</title>');
  const store = options.store ?? createSqlStore(createSqliteDatabase(file, patienceMs));
  const host = createHost({
    publicDir: path.join(dir, 'public'),
    manifest,
    trustProxy,
    forms: { store, rateLimit, effectsOf: () => Promise.resolve({ messages: [], reminder: null }) },
  });
  await host.listen({ port: 0, host: '127.0.0.1' });
  const address = host.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    dir,
    file,
    store,
    host,
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    async stop() {
      await host.close();
      await rm(dir, { recursive: true });
    },
  };
}

/** Sends a form as a script does. */
export function postForm(
  origin: string,
  fields: Readonly<Record<string, string>> | URLSearchParams,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${origin}/`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { accept: 'application/json', ...headers },
  });
}
