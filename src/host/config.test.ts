import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config';

describe('readConfig', () => {
  it('has a default for everything, also when a variable is empty', () => {
    expect(readConfig({ PORT: '' })).toMatchObject({ port: 9000, host: 'localhost', logLevel: 'info' });
    expect(readConfig({ PORT: '8080', HOST: '0.0.0.0' })).toMatchObject({ port: 8080, host: '0.0.0.0' });
  });

  it('takes the origin of the auction engine, and needs none', () => {
    expect(readConfig({}).engineOrigin).toBeNull();
    expect(readConfig({ GATSBY_ENGINE_ORIGIN: 'https://bid.example.com/' }).engineOrigin).toBe(
      'https://bid.example.com',
    );
    expect(() => readConfig({ GATSBY_ENGINE_ORIGIN: 'bid.example.com' })).toThrow(
      'GATSBY_ENGINE_ORIGIN is "bid.example.com". Write an address such as https://bid.example.com, or leave it unset.',
    );
  });

  it.each(['http', '70000', '-1', '80.5'])('refuses PORT=%s by name', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(`PORT is "${PORT}". Write a port number such as 9000.`);
  });
});
