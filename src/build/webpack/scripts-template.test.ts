/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { startAfterPaintScript } from '../../app/start-after-paint';
import { scriptsTemplate } from './scripts-template';

const html =
  '<script>window.___webpackCompilationHash="1a2b";</script><script src="/runtime.js" async></script><script src="/app.js" async=""></script>';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('scriptsTemplate', () => {
  it('has the scripts start in the second frame, in their order, and names the build', () => {
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
    expect(started()).toEqual([]);
    frames.shift()?.(16);
    expect(started()).toEqual(['/runtime.js', '/app.js']);
  });

  it('leaves no script that stands in the page', () => {
    expect(scriptsTemplate(html)).toMatch(/^<template/);
  });

  it.each([html.replace(/<script>.*?<\/script>/, ''), html.replace(/<script src.*/, '')])(
    'stops the build when scripts are missing',
    (other) => {
      expect(() => scriptsTemplate(other)).toThrow('scripts at the end of the pages');
    },
  );
});
