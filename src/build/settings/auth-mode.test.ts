import { describe, expect, it } from '@jest/globals';
import { authMode } from './auth-mode';

const production = { NODE_ENV: 'production' } as const;

function failure(env: NodeJS.ProcessEnv): string | null {
  const mode = authMode(env);
  return mode.ok ? null : mode.failure;
}

describe('authMode', () => {
  it('is the engine by default', () => {
    expect(authMode(production)).toEqual({ ok: true, value: 'engine' });
    expect(authMode({ ...production, GATSBY_AUTH_MODE: '' })).toEqual({ ok: true, value: 'engine' });
    expect(authMode({ ...production, GATSBY_AUTH_MODE: 'engine' })).toEqual({ ok: true, value: 'engine' });
  });

  it('may be the mock in develop', () => {
    expect(authMode({ NODE_ENV: 'development', GATSBY_AUTH_MODE: 'mock' })).toEqual({
      ok: true,
      value: 'mock',
    });
  });

  it('refuses the mock in a production build unless it is explicitly allowed', () => {
    const mock = { ...production, GATSBY_AUTH_MODE: 'mock' };
    for (const env of [mock, { ...mock, ALLOW_MOCK_AUTH: '' }, { ...mock, ALLOW_MOCK_AUTH: 'no' }]) {
      expect(failure(env)).toContain('for a demonstration set ALLOW_MOCK_AUTH=yes');
    }
    expect(authMode({ ...mock, ALLOW_MOCK_AUTH: 'yes' })).toEqual({ ok: true, value: 'mock' });
  });

  it.each(['Mock', 'none', 'engine '])('says what to write instead of "%s"', (value) => {
    expect(failure({ ...production, GATSBY_AUTH_MODE: value })).toContain(
      `GATSBY_AUTH_MODE is "${value}". Write engine or mock`,
    );
  });
});
