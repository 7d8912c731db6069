import type { Page } from '@playwright/test';

/** Time limit for a page to answer, in milliseconds. */
const deadline = 5_000;

/** Describes the document of a page on which a test failed, and whether its scripts run and its frames are drawn. */
export async function pageState(page: Page): Promise<string> {
  const state = page.evaluate(
    async () =>
      new Promise<string>((resolve) => {
        const found = `${document.readyState}, ${document.visibilityState}, ${window.innerWidth.toString()} px wide`;
        requestAnimationFrame(() => {
          resolve(`${found}, frames are drawn`);
        });
        setTimeout(resolve, 2_000, `${found}, no frame is drawn`);
      }),
  );
  const silence = new Promise<string>((resolve) => {
    setTimeout(resolve, deadline, `no script has run in ${deadline.toString()} ms`);
  });
  const answer = await Promise.race([state, silence]).catch((error: unknown) => String(error));
  return `${page.url()}: ${answer}`;
}
