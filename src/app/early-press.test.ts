/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { earlyPressScript } from './early-press';

const pressed = jest.fn();

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** Marks the root element as React does when it takes over the page. */
function hydrate(): void {
  const root = document.getElementById('___gatsby');
  Object.assign(root ?? {}, { __reactContainer$1: {} });
  root?.addEventListener('click', ({ target }) => pressed(target instanceof Element && target.textContent));
}

/** Repeats the press as the site does once the page is rendered. */
function repeatPress(): void {
  window.earlyPress?.click();
}

beforeEach(() => {
  pressed.mockClear();
  window.earlyPress = null;
  document.body.innerHTML = '<div id="___gatsby"><button><b>Menu</b></button><p>Words</p></div>';
  const script = document.createElement('script');
  script.textContent = earlyPressScript;
  document.body.append(script);
});

it('repeats a press on a button that came before the page was ready, once', () => {
  press('b');
  press('b');
  hydrate();
  repeatPress();
  expect(pressed.mock.calls).toEqual([['Menu']]);
});

it('leaves a press to React once the page is hydrated', () => {
  hydrate();
  press('b');
  repeatPress();
  expect(pressed.mock.calls).toEqual([['Menu']]);
});

it('repeats nothing when the visitor has pressed something else since', () => {
  press('b');
  press('p');
  hydrate();
  repeatPress();
  expect(pressed).not.toHaveBeenCalled();
});
