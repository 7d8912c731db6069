import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { affectedSpecs, specsByPath } from './affected-specs';

const specs = readdirSync('tests/e2e').filter((file) => file.endsWith('.spec.ts'));

describe('affectedSpecs', () => {
  it('names existing specs for existing folders, and reaches every spec', () => {
    const named = [...new Set(Object.values(specsByPath).flat())].map((spec) => `${spec}.spec.ts`);
    expect(named.sort()).toEqual(specs.sort());
    const tops = [
      '.',
      'src',
      'src/components',
      'src/features',
      'src/templates',
      'src/ui',
      'tests',
      'tests/stand-ins',
    ];
    const present = tops.flatMap((top) =>
      readdirSync(top, { withFileTypes: true }).map((entry) =>
        `${top}/${entry.name}${entry.isDirectory() ? '/' : ''}`.replace(/^\.\//, ''),
      ),
    );
    const gone = Object.keys(specsByPath).filter(
      (start) => !present.some((place) => place.startsWith(start)),
    );
    expect(gone).toEqual([]);
  });

  it('finds the story of a template, the users of a helper, and a spec itself', () => {
    expect(affectedSpecs(['src/templates/sales/SalesBrowser.tsx'])).toEqual([
      'kept-focus.spec.ts',
      'sales-list.spec.ts',
      'sales-map.spec.ts',
    ]);
    expect(affectedSpecs(['tests/e2e/layout-shifts.ts'])).toContain('templates.spec.ts');
    expect(affectedSpecs(['tests/e2e/toasts.spec.ts', 'src/lib/money.test.ts'])).toEqual(['toasts.spec.ts']);
  });
});
