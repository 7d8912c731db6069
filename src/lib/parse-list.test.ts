import { describe, expect, it } from '@jest/globals';
import { parseList } from './parse-list';

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

describe('parseList', () => {
  it.each([
    ['[]', []],
    ['[1,2]', [1, 2]],
    ['[1,"2"]', null],
    ['{"0":1,"length":1}', null],
    ['null', null],
    ['[1', null],
    ['', null],
  ])('%s gives %j', (text, list) => {
    expect(parseList(text, isNumber)).toEqual(list);
  });
});
