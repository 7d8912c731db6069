import { describe, expect, it } from '@jest/globals';
import type { Question } from '../../model/schema/editorial';
import { adjacentQuestions, relatedQuestions } from './page-questions';

function question(name: string, related: readonly string[] = []): Question {
  const [category = '', slug = ''] = name.split('/');
  return {
    category,
    slug,
    title: slug,
    summary: '',
    updated: '2026-11-04',
    order: 1,
    related: [...related],
    body: '',
  };
}

const first = question('sale/first', ['sale/first', 'buy/fee', 'buy/fee', 'sale/third']);
const second = question('sale/second');
const third = question('sale/third');
const fee = question('buy/fee');
const all = [first, fee, second, third];

describe('relatedQuestions', () => {
  it('are those that the editor chose, without the question itself and without duplicates', () => {
    expect(relatedQuestions(all, first)).toEqual([
      { label: 'fee', href: '/questions/buy/fee/' },
      { label: 'third', href: '/questions/sale/third/' },
    ]);
  });

  it('are the others of its category if the editor chose none, the following ones first', () => {
    expect(relatedQuestions(all, second).map(({ label }) => label)).toEqual(['third', 'first']);
    expect(relatedQuestions(all, fee)).toEqual([]);
  });
});

describe('adjacentQuestions', () => {
  it('are its neighbours within its category', () => {
    const { previous, next } = adjacentQuestions(all, second);
    expect([previous?.label, next?.label]).toEqual(['first', 'third']);
  });

  it('end with the category', () => {
    expect(adjacentQuestions(all, first).previous).toBeNull();
    expect(adjacentQuestions(all, third).next).toBeNull();
  });
});
