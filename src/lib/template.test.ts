import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { placeholdersOf, template, templateCode } from './template';

describe('template', () => {
  it('fills in every placeholder', () => {
    const text = template<'sale' | 'closes'>('{sale} closes {closes}. {sale}!');
    expect(text.fill({ sale: 'Lone Spruce', closes: 'at noon' })).toBe(
      'Lone Spruce closes at noon. Lone Spruce!',
    );
  });

  it('inserts a value unchanged, also one that looks like a placeholder or a pattern', () => {
    expect(template<'name'>('Hear {name}').fill({ name: '{name} $& $1' })).toBe('Hear {name} $& $1');
  });

  it('names the placeholders', () => {
    expect(placeholdersOf('{count} of {all}')).toEqual(['count', 'all']);
    expect(placeholdersOf('All of them')).toEqual([]);
  });
});

describe('templateCode', () => {
  it('fills in as the template does', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, after, count) => {
        const text = template<'count'>(`${before.replace(/[{}]/g, '')}{count}${after.replace(/[{}]/g, '')}`);
        // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- It is code.
        const result: unknown = new Function('count', `return ${templateCode(text)}.fill({ count })`)(count);
        expect(result).toBe(text.fill({ count }));
      }),
    );
  });
});
