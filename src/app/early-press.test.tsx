/** @jest-environment jsdom */
import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { earlyPressScript, repeatEarlyPress } from './early-press';
import { hydrate, prepareHydration } from './hydrate';

const pressed = jest.fn<(what: string) => void>();

function Page() {
  return (
    <>
      <button
        type="button"
        onClick={() => {
          pressed('Menu');
        }}
      >
        <b>Menu</b>
      </button>
      <button
        type="submit"
        onClick={() => {
          pressed('Send');
        }}
      >
        Send
      </button>
      <p>Words</p>
    </>
  );
}

let root: HTMLElement;

function press(selector: string): void {
  act(() => {
    root.querySelector<HTMLElement>(selector)?.click();
  });
}

function takeOver(): void {
  act(() => {
    hydrate(<Page />, root);
  });
}

/** Repeats the press as the site does once the page is rendered. */
function repeatPress(): void {
  act(repeatEarlyPress);
}

beforeAll(prepareHydration);

beforeEach(() => {
  pressed.mockClear();
  window.earlyPress = null;
  root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  const script = document.createElement('script');
  script.textContent = earlyPressScript;
  document.body.replaceChildren(root, script);
});

it('repeats a press on a button that came before the page was ready, once', () => {
  press('b');
  press('b');
  takeOver();
  repeatPress();
  expect(pressed.mock.calls).toEqual([['Menu']]);
});

it('does not send a form again that the browser has sent', () => {
  press('[type=submit]');
  takeOver();
  repeatPress();
  expect(pressed).not.toHaveBeenCalled();
});

it('leaves a press to React once the page is hydrated', () => {
  takeOver();
  press('b');
  repeatPress();
  expect(pressed.mock.calls).toEqual([['Menu']]);
});

it('repeats nothing when the visitor has pressed something else since', () => {
  press('b');
  press('p');
  takeOver();
  repeatPress();
  expect(pressed).not.toHaveBeenCalled();
});
