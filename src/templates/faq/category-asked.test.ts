import { describe, expect, it } from '@jest/globals';
import { categoryAsked } from './category-asked';

const slugs = ['buying', 'selling'];

describe('categoryAsked', () => {
  it.each([
    ['?category=selling', '', 'selling'],
    ['?from=menu&category=buying', '', 'buying'],
    ['?category=selling', '#buying', 'buying'],
    ['?category=selling', '#elsewhere', 'selling'],
    ['?category=renting', '', null],
    ['?category=%E0%A4%A', '', null],
    ['', '', null],
  ])('reads %s%s as %s', (search, hash, category) => {
    expect(categoryAsked({ search, hash }, slugs)).toBe(category);
  });
});
