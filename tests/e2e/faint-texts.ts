import type { Page } from '@playwright/test';

/** Returns the texts of the main part that are smaller than 16 px, or whose contrast is below 7 to 1. */
export async function faintTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    function parse(colour: string): Colour {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    }
    function luminance([red, green, blue]: Colour): number {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
    function groundOf(element: Element | null): Colour {
      if (element === null) return [255, 255, 255, 1];
      const colour = parse(getComputedStyle(element).backgroundColor);
      return colour[3] === 1 ? colour : groundOf(element.parentElement);
    }
    const faults = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      // Drawings have their text beside them as well; links and buttons have their own border, underline or background.
      if (!element?.checkVisibility() || element.closest('main') === null) continue;
      if (element.closest('svg, script, noscript, code, [disabled], [aria-disabled="true"]') !== null)
        continue;
      const text = (node.textContent ?? '').trim();
      if (text === '') continue;
      const { fontSize, color } = getComputedStyle(element);
      // Left out if the page has no room for it.
      if (fontSize === '0px') continue;
      const lights = [luminance(parse(color)), luminance(groundOf(element))].sort((a, b) => a - b);
      const contrast = ((lights[1] ?? 0) + 0.05) / ((lights[0] ?? 0) + 0.05);
      const isSmall = Number.parseFloat(fontSize) < 16;
      if (isSmall || contrast < 7)
        faults.add(`"${text.slice(0, 40)}" ${fontSize}, ${contrast.toFixed(1)} to 1`);
    }
    return [...faults];
  });
}
