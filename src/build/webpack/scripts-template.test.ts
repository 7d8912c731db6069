/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { startAfterPaintScript } from '../../app/start-after-paint';
import { scriptsTemplate } from './scripts-template';

const runtime = `/s-${'r'.repeat(42)}w.js`;
const app = `/app-${'a'.repeat(42)}w.js`;
const html = `<script>window.___webpackCompilationHash="1a2b";</script><script src="${runtime}" async></script><script src="${app}" async=""></script>`;

afterEach(() => {
  jest.restoreAllMocks();
});

describe('scriptsTemplate', () => {
  it('starts all scripts but the runtime in the third frame, and names the build', () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
    document.body.innerHTML = scriptsTemplate(html);
    const script = document.createElement('script');
    script.textContent = startAfterPaintScript;
    document.head.append(script);
    expect(window.___webpackCompilationHash).toBe('1a2b');
    const started = () =>
      [...document.querySelectorAll('body > script[src]')].map((s) => s.getAttribute('src'));
    frames.shift()?.(0);
    frames.shift()?.(16);
    expect(started()).toEqual([runtime]);
    frames.shift()?.(33);
    expect(started()).toEqual([runtime, app]);
  });

  it('leaves no inline script, and gives the others their hashes', () => {
    expect(scriptsTemplate(html)).toBe(
      `<template data-build="1a2b"><script src="${app}" integrity="sha256-${'a'.repeat(42)}w=" crossorigin></script></template>` +
        `<script src="${runtime}" integrity="sha256-${'r'.repeat(42)}w=" crossorigin async></script>`,
    );
  });

  it('stops the build if the name of a script has no hash', () => {
    expect(() => scriptsTemplate(html.replace(app, '/app-0123abcd.js'))).toThrow('/app-0123abcd.js');
  });

  it.each([
    html.replace(/<script>.*?<\/script>/, ''),
    html.replace(/<script src.*/, ''),
    html.replace(/<script src="\/app[^]*/, ''),
  ])('stops the build when scripts are missing', (other) => {
    expect(() => scriptsTemplate(other)).toThrow('scripts at the end of the pages');
  });
});
