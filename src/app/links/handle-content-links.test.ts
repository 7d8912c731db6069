/** @jest-environment jsdom */
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { handleContentLinks } from './handle-content-links';

const navigate = jest.fn();

/** Clicks the link in a text. Returns true if the browser was left to follow it; the test prevents that. */
function click(html: string, init: MouseEventInit = {}): { left: boolean } {
  document.body.innerHTML = `<p>${html}</p>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('a, b')?.dispatchEvent(event);
  return { left: !event.defaultPrevented };
}

beforeAll(() => {
  handleContentLinks(document, navigate);
});

beforeEach(() => {
  navigate.mockClear();
});

describe('a link in a text', () => {
  it('leads to a page of the site without a reload', () => {
    expect(click('<a href="/faq/?category=selling#Reserve">FAQ</a>')).toEqual({ left: false });
    expect(navigate).toHaveBeenCalledWith('/faq/?category=selling#Reserve');
  });

  it('leads there whichever element in the link is clicked', () => {
    document.body.innerHTML = '<a href="/faq/"><b>Bold</b></a>';
    document.querySelector('b')?.click();
    expect(navigate).toHaveBeenCalledWith('/faq/');
  });

  it.each([
    ['to a file', '<a href="/sales/atom.xml">Feed</a>', {}],
    ['to a page of a document', '<a href="/media/titles.pdf#page=2">Titles</a>', {}],
    ['to another host', '<a href="https://gov.example/">Act</a>', {}],
    ['within the page', '<a href="#Reserve">Below</a>', {}],
    ['by telephone', '<a href="tel:+18662637480">Call</a>', {}],
    ['for a new tab', '<a href="/faq/">FAQ</a>', { ctrlKey: true }],
    ['with a target', '<a href="/faq/" target="_blank">FAQ</a>', {}],
    ['as a download', '<a href="/media/titles" download>Titles</a>', {}],
  ])('is left to the browser %s', (_, html, init) => {
    expect(click(html, init)).toEqual({ left: true });
    expect(navigate).not.toHaveBeenCalled();
  });

  it('is left alone when another handler has handled the click', () => {
    document.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
      },
      { capture: true, once: true },
    );
    click('<a href="/glossary/#en-bloc">en bloc</a>');
    expect(navigate).not.toHaveBeenCalled();
  });
});
