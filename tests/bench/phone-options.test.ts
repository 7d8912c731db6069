import { expect, it } from '@jest/globals';
import { readPhoneOptions } from './phone-options';

it('measures every template five times on both processors by default', () => {
  expect(readPhoneOptions([])).toEqual({ runs: 5, slowdowns: [4, 15], templates: [], quick: false });
  expect(readPhoneOptions(['--runs=1', '--slow=6', '--quick', 'sale', 'home'])).toEqual({
    runs: 1,
    slowdowns: [6],
    templates: ['sale', 'home'],
    quick: true,
  });
});

it.each([['--runs=0'], ['--runs=many'], ['--slow=4,fast'], ['--fast']])(
  'explains the options after %s',
  (option) => {
    expect(() => readPhoneOptions([option])).toThrow('npm run bench:phone -- --runs=5');
  },
);
