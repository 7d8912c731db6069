import type { Page } from '@playwright/test';

/** Returns the cumulative layout shift since the page was opened, to three decimals, with the elements that moved. */
export async function layoutShifts(page: Page): Promise<[string, unknown[]]> {
  const all = await page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        const found: { value: number; moved: string[] }[] = [];
        type Shift = PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly {
            readonly node: Node | null;
            readonly previousRect: DOMRectReadOnly;
            readonly currentRect: DOMRectReadOnly;
          }[];
        };
        const isShift = (entry: PerformanceEntry): entry is Shift => 'sources' in entry;
        const place = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(' ');
        const describe = (node: Node) =>
          node instanceof Element ? node.outerHTML : (node.textContent ?? '');
        new PerformanceObserver((list) => {
          // Shifts inside the browser's own player have no nodes of the page.
          for (const { value, sources } of list.getEntries().filter(isShift)) {
            const moved = sources.flatMap(({ node, previousRect, currentRect }) =>
              node === null
                ? []
                : [`${place(previousRect)} to ${place(currentRect)}: ${describe(node).slice(0, 200)}`],
            );
            if (moved.length > 0) found.push({ value, moved });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered before the next frame.
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve(found);
          });
        });
      }),
  );
  const sum = all.reduce((total, { value }) => total + value, 0);
  return [sum.toFixed(3), sum < 0.0005 ? [] : all];
}
