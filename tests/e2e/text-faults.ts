import type { Page } from '@playwright/test';

/** Sets the text size of the browser's settings; 16 px is the default. */
export async function createTextSizer(page: Page): Promise<(px: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (px) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: px } });
  };
}

/** Returns the words of a page that are broken inside or cut off at the edge of the window; empty if there are none. */
export async function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    /** Returns whether an element or one around it has a style. */
    function hasStyle(element: Element | null, test: (style: CSSStyleDeclaration) => boolean): boolean {
      return element !== null && (test(getComputedStyle(element)) || hasStyle(element.parentElement, test));
    }
    /** An address such as hello@land.example or localhost:9000/auctions/, which may be broken after any letter. */
    const address = /@|[.:]\w+\//;
    const isOut = ({ left, right }: DOMRect) => right > width + 1 || left < -1;
    const boxesOf = (range: Range) => [...range.getClientRects()].filter((box) => box.width > 0.5);
    function faultsOf(text: Text, element: Element): string[] {
      const range = document.createRange();
      range.selectNodeContents(text);
      // Most texts are one line within the window, and need not be checked word by word.
      const lines = boxesOf(range);
      if (lines.length <= 1 && !lines.some(isOut)) return [];
      // A line may end after a hyphen, a dash or a slash.
      return [...text.data.matchAll(/[^\s\u00ad\u200b\-–—/]+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = boxesOf(range);
        const first = boxes[0];
        if (first === undefined) return [];
        const isBroken =
          !address.test(text.data) && boxes.some(({ top }) => Math.abs(top - first.top) > first.height * 0.6);
        const isCutOff = boxes.some(isOut) && !hasStyle(element, ({ overflowX }) => overflowX !== 'visible');
        const fault = isBroken ? 'is broken inside' : isCutOff ? 'is cut off' : null;
        return fault === null ? [] : [`"${word}" ${fault}`];
      });
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!(node instanceof Text) || !element?.checkVisibility()) continue;
      // Text in drawings scales with them, and the skip link is outside until it has the focus.
      if (element.closest('svg, script, style, noscript, [href="#main"]') !== null) continue;
      const found = faultsOf(node, element);
      // Text for screen readers only is clipped.
      if (found.length > 0 && !hasStyle(element, ({ clipPath }) => clipPath !== 'none'))
        faults.push(...found);
    }
    return faults;
  });
}
