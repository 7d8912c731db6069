import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

describe('CSS modules', () => {
  it('have names of their own, since classes are named after their file', () => {
    const names = readdirSync('src', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.module.css'))
      .map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
