import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config';

describe('readConfig', () => {
  it('has a default for everything, even if a variable is empty', () => {
    expect(readConfig({ PORT: '' })).toMatchObject({ port: 9000, host: 'localhost', logLevel: 'info' });
    expect(readConfig({ PORT: '8080', HOST: '0.0.0.0' })).toMatchObject({ port: 8080, host: '0.0.0.0' });
  });

  it('reads the origin of the auction engine, which is optional', () => {
    expect(readConfig({}).engineOrigin).toBeNull();
    expect(readConfig({ GATSBY_ENGINE_ORIGIN: 'https://bid.example.com/' }).engineOrigin).toBe(
      'https://bid.example.com',
    );
    expect(() => readConfig({ GATSBY_ENGINE_ORIGIN: 'bid.example.com' })).toThrow(
      'GATSBY_ENGINE_ORIGIN is "bid.example.com". Write an address such as https://bid.example.com, or leave it unset.',
    );
  });

  it('keeps forms in a file unless configured otherwise, and never repeats a password', () => {
    expect(readConfig({}).formStore).toEqual({ kind: 'sqlite', file: path.resolve('data/forms.db') });
    expect(readConfig({ FORMS_DB: '/var/lib/forms.db' }).formStore).toMatchObject({
      file: '/var/lib/forms.db',
    });
    expect(readConfig({ FORMS_STORE: 'off' }).formStore).toBeNull();
    const url = 'postgres://user:password@db/forms';
    expect(readConfig({ FORMS_STORE: 'postgres', FORMS_DB: url }).formStore).toEqual({
      kind: 'postgres',
      url,
    });
    expect(() => readConfig({ FORMS_DB: url })).toThrow('Write the path of a file, or FORMS_STORE=postgres.');
    expect(() => readConfig({ FORMS_STORE: 'postgres' })).toThrow('FORMS_DB has to be an address such as');
    expect(() => readConfig({ FORMS_STORE: 'postgres', FORMS_DB: 'mysql://u:secret@db' })).toThrow(
      /^(?!.*secret)/,
    );
  });

  it('trusts only the proxies that are named', () => {
    expect(readConfig({}).trustProxy).toEqual([]);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1,loopback' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '::1',
      'loopback',
    ]);
  });

  it.each(['true', '1', '10.0.0.0/33', '10.0.0.1/8/8', '::1/129', 'proxy.example', ','])(
    'refuses TRUST_PROXY=%s',
    (TRUST_PROXY) => {
      expect(() => readConfig({ TRUST_PROXY })).toThrow('Write the addresses of your proxies with commas');
    },
  );

  it.each(['0', '-1', 'many'])('refuses FORMS_RATE_LIMIT=%s', (FORMS_RATE_LIMIT) => {
    expect(() => readConfig({ FORMS_RATE_LIMIT })).toThrow('Write how many forms one address may send');
  });

  it.each(['http', '70000', '-1', '80.5'])('refuses PORT=%s by name', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(`PORT is "${PORT}". Write a port number such as 9000.`);
  });
});
