import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { shortClassNames } from './class-names';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'css-'));
  mkdirSync(path.join(dir, 'b'));
  writeFileSync(path.join(dir, 'A.module.css'), '.two { margin: 0.5rem } .one, .two:hover { color: red }');
  writeFileSync(path.join(dir, 'b', 'B.module.css'), '.one { color: red }');
});

afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

describe('shortClassNames', () => {
  it('names each class of each module differently, and the same every time', () => {
    const names = () => {
      const nameOf = shortClassNames(dir);
      return ['one', 'two']
        .map((name) => nameOf(path.join(dir, 'A.module.css'), name))
        .concat(nameOf(path.join(dir, 'b', 'B.module.css'), 'one'));
    };
    expect(new Set(names()).size).toBe(3);
    expect(names()).toEqual(names());
  });

  it('refuses a class that the module does not have', () => {
    expect(() => shortClassNames(dir)(path.join(dir, 'A.module.css'), 'three')).toThrow('no class three');
  });
});
