import { describe, expect, it } from '@jest/globals';
import { guardSignIn } from './guard-sign-in';

/** A git host that accepts one token. */
function createHost() {
  const said: string[] = [];
  const host = {
    authenticate: (credentials: unknown) =>
      credentials === 'right'
        ? Promise.resolve('Dale')
        : Promise.reject(new Error('No access to this repo.')),
  };
  guardSignIn(
    host,
    (text) => said.push(text),
    () => said.push('ready'),
  );
  return { host, said };
}

describe('guardSignIn', () => {
  it('shows why an editor was refused, and lets the editor try again', async () => {
    const { host, said } = createHost();
    await expect(host.authenticate('wrong')).rejects.toThrow('No access');
    expect(said).toEqual(['', 'You are not signed in. No access to this repo.', 'ready']);
  });

  it('shows nothing more once an editor is signed in', async () => {
    const { host, said } = createHost();
    await expect(host.authenticate('right')).resolves.toBe('Dale');
    expect(said).toEqual(['']);
  });
});
