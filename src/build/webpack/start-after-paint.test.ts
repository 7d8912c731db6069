/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { startAfterPaint } from './start-after-paint';

const html =
  '<script>window.x="1";</script><script src="/runtime.js" async></script><script src="/app.js" async=""></script>';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Opens a page that ends so. A script runs when it is added, not as a part of HTML. */
function open(end: string): void {
  document.body.innerHTML = end;
  const parsed = [...document.querySelectorAll('body > script')].at(-1);
  const script = document.createElement('script');
  script.textContent = parsed?.textContent ?? '';
  parsed?.replaceWith(script);
}

describe('startAfterPaint', () => {
  it('starts the scripts in the second frame, in their order', () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
    open(startAfterPaint(html));
    const started = () =>
      [...document.querySelectorAll('body > script[src]')].map((s) => s.getAttribute('src'));
    frames.shift()?.(0);
    expect(started()).toEqual([]);
    frames.shift()?.(16);
    expect(started()).toEqual(['/runtime.js', '/app.js']);
  });

  it('leaves inline scripts where they are', () => {
    expect(startAfterPaint(html)).toMatch(/^<script>window\.x="1";<\/script><template>/);
  });

  it('stops the build when there are no scripts', () => {
    expect(() => startAfterPaint('<script>1</script>')).toThrow('scripts at the end of the pages');
  });
});
