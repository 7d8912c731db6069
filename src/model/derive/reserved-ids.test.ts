import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isReservedId } from './reserved-ids';

describe('isReservedId', () => {
  it('includes every id that is written in a component', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
    );
    const ids = files.flatMap((file) =>
      [...readFileSync(path.join('src', file), 'utf8').matchAll(/\b(?:id|anchor)="([\w-]+)"/g)].map(
        ([, id = '']) => id,
      ),
    );
    expect(ids).toContain('main');
    expect(ids.filter((id) => !isReservedId(id))).toEqual([]);
  });

  it('includes the global names of scripts', () => {
    const names = ['___loader', 'dataLayer', 'webpackChunkfarmland_auction_website'];
    expect(names.filter((id) => !isReservedId(id))).toEqual([]);
  });

  it('leaves ordinary words to editors', () => {
    expect(['Starting-Bids', 'fees', 'Questions'].filter(isReservedId)).toEqual([]);
  });
});
