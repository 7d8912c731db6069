import { describe, expect, it } from '@jest/globals';
import { authMode } from './auth-mode';

const production = { NODE_ENV: 'production' } as const;

describe('authMode', () => {
  it('is the engine unless it is set', () => {
    expect(authMode(production)).toBe('engine');
    expect(authMode({ ...production, GATSBY_AUTH_MODE: '' })).toBe('engine');
    expect(authMode({ ...production, GATSBY_AUTH_MODE: 'engine' })).toBe('engine');
  });

  it('may be the mock in develop', () => {
    expect(authMode({ NODE_ENV: 'development', GATSBY_AUTH_MODE: 'mock' })).toBe('mock');
  });

  it('refuses the mock in a production build unless it is allowed with a clear yes', () => {
    const mock = { ...production, GATSBY_AUTH_MODE: 'mock' };
    for (const env of [mock, { ...mock, ALLOW_MOCK_AUTH: '' }, { ...mock, ALLOW_MOCK_AUTH: 'no' }]) {
      expect(() => authMode(env)).toThrow('for a demonstration set ALLOW_MOCK_AUTH=yes');
    }
    expect(authMode({ ...mock, ALLOW_MOCK_AUTH: 'yes' })).toBe('mock');
  });

  it.each(['Mock', 'none', 'engine '])('says what to write instead of "%s"', (value) => {
    expect(() => authMode({ GATSBY_AUTH_MODE: value })).toThrow(
      `GATSBY_AUTH_MODE is "${value}". Write engine or mock`,
    );
  });
});
