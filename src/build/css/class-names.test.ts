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
      const { nameOf } = shortClassNames(dir);
      return ['one', 'two']
        .map((name) => nameOf(path.join(dir, 'A.module.css'), name))
        .concat(nameOf(path.join(dir, 'b', 'B.module.css'), 'one'));
    };
    expect(new Set(names()).size).toBe(3);
    expect(names()).toEqual(names());
  });

  it('takes two characters for the first 936 classes, and never the same twice', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `c${String(index)}`);
    writeFileSync(path.join(dir, 'C.module.css'), many.map((name) => `.${name} { color: red }`).join(' '));
    const { nameOf } = shortClassNames(dir);
    const names = many.map((name) => nameOf(path.join(dir, 'C.module.css'), name));
    expect(new Set(names).size).toBe(1000);
    expect(names.every((name) => /^[a-z][a-z0-9](_\d)?$/.test(name))).toBe(true);
    expect(names.filter((name) => name.length === 2).length).toBeGreaterThan(900);
  });

  it('has another version if a class is removed, and the same if a rule has changed', () => {
    const { version } = shortClassNames(dir);
    writeFileSync(path.join(dir, 'A.module.css'), '.one { color: blue } .two { color: red }');
    expect(shortClassNames(dir).version).toBe(version);
    writeFileSync(path.join(dir, 'A.module.css'), '.one { color: blue }');
    expect(shortClassNames(dir).version).not.toBe(version);
  });

  it('refuses a global class that looks like a numbered one', () => {
    writeFileSync(path.join(dir, 'C.module.css'), '.three :global(.a0) { color: red }');
    expect(() => shortClassNames(dir)).toThrow(':global(.a0)');
  });

  it('refuses a class that the module does not have', () => {
    expect(() => shortClassNames(dir).nameOf(path.join(dir, 'A.module.css'), 'three')).toThrow(
      'no class three',
    );
  });
});
