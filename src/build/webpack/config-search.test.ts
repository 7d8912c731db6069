import { describe, expect, it } from '@jest/globals';
import { findObjects } from './config-search';

describe('findObjects', () => {
  it('finds the objects with a property, however deeply they are nested', () => {
    const rules = [{ oneOf: [{ use: [{ options: { modules: { localIdentName: 'a' } } }] }] }, { test: /x/ }];
    expect(findObjects(rules, 'localIdentName', 'the options of css-loader')).toEqual([
      { localIdentName: 'a' },
    ]);
  });

  it('says what is missing, where, and what to do', () => {
    expect(() => findObjects([{}], 'localIdentName', 'the options of css-loader')).toThrow(
      /no "localIdentName" in the options of css-loader.*webpack\.config\.js.*Patches of Gatsby/,
    );
  });
});
