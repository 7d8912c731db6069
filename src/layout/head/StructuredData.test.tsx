/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { graphOf } from '../../page-data/graph';
import { setHydrating } from '../../ui/store/use-snapshot-in-transition';
import { StructuredData } from './StructuredData';

const name = 'Coulee </script><script>alert(1)</script>';
const structuredData = graphOf([
  { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name }] },
]);

afterEach(() => {
  cleanup();
  setHydrating(false);
});

describe('StructuredData', () => {
  it('describes the page in JSON that cannot end its script', () => {
    setHydrating(true);
    render(<StructuredData pageContext={{ head: { structuredData } }} />);
    const [script, ...more] = document.querySelectorAll('script');
    expect(more).toEqual([]);
    expect(script?.innerHTML).not.toContain('<');
    expect(JSON.parse(script?.innerHTML ?? '')).toEqual(structuredData);
  });

  it('creates no script for a page that a visitor reaches by a link', () => {
    render(<StructuredData pageContext={{ head: { structuredData } }} />);
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });

  it.each([{}, { head: null }, { head: {} }, { head: { structuredData: null } }])(
    'is empty for a page without any: %j',
    (pageContext) => {
      setHydrating(true);
      const { container } = render(<StructuredData pageContext={pageContext} />);
      expect(container.childElementCount).toBe(0);
    },
  );
});
