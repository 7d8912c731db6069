import { describe, expect, it } from '@jest/globals';
import {
  keepsScroll,
  readEntryState,
  nextPageStack,
  type EntryState,
  type PageStackState,
} from './page-stack-state';

function entry(path: string) {
  return { path, name: path, element: <p>{path}</p> };
}

const page: PageStackState = { page: entry('/sale/'), modal: null };
const option = entry('/sale/option/');
const asModal: EntryState = { modal: true, background: null, noScroll: false };
const plain: EntryState = { modal: false, background: null, noScroll: false };

function paths({ page: beneath, modal }: PageStackState): (string | undefined)[] {
  return [beneath.path, modal?.path];
}

describe('readEntryState', () => {
  it.each([null, undefined, 'modal', 7, {}, { modal: 'yes', background: 3 }])('ignores %j', (state) => {
    expect(readEntryState(state)).toEqual(plain);
  });

  it('reads the state that links and the site have stored', () => {
    expect(readEntryState({ key: '1', modal: true, background: '/sale/', noScroll: true })).toEqual({
      modal: true,
      background: '/sale/',
      noScroll: true,
    });
  });
});

describe('nextPageStack', () => {
  it('opens a page over the one before when its link asks for it', () => {
    expect(paths(nextPageStack(page, option, asModal))).toEqual(['/sale/', '/sale/option/']);
  });

  it('shows a page in full when its link does not ask, or when it is loaded directly', () => {
    expect(paths(nextPageStack(page, option, plain))).toEqual(['/sale/option/', undefined]);
    expect(paths(nextPageStack({ page: option, modal: null }, option, asModal))).toEqual([
      '/sale/option/',
      undefined,
    ]);
  });

  it('shows the same pages when the state is computed again', () => {
    const opened = nextPageStack(page, option, asModal);
    expect(nextPageStack(opened, option, asModal)).toEqual(opened);
  });

  it('changes the modal and keeps the page below', () => {
    const opened = nextPageStack(page, option, asModal);
    expect(paths(nextPageStack(opened, entry('/team/'), asModal))).toEqual(['/sale/', '/team/']);
  });

  it('closes when the visitor returns to the page below, and when a link leads on', () => {
    const opened = nextPageStack(page, option, asModal);
    expect(paths(nextPageStack(opened, page.page, plain))).toEqual(['/sale/', undefined]);
    expect(paths(nextPageStack(opened, entry('/faq/'), plain))).toEqual(['/faq/', undefined]);
  });

  it('shows a page in full when it is reached over another page than it was opened from', () => {
    const elsewhere: PageStackState = { page: entry('/faq/'), modal: null };
    expect(paths(nextPageStack(elsewhere, option, { ...asModal, background: '/sale/' }))).toEqual([
      '/sale/option/',
      undefined,
    ]);
    expect(paths(nextPageStack(page, option, { ...asModal, background: '/sale/' }))).toEqual([
      '/sale/',
      '/sale/option/',
    ]);
  });
});

describe('keepsScroll', () => {
  const opened = nextPageStack(page, option, asModal);
  const forward = { forward: true, noScroll: false };
  const back = { forward: false, noScroll: false };

  it('leaves the page where it is while a modal opens or closes over it', () => {
    expect(keepsScroll(page, opened, forward)).toBe(true);
    expect(keepsScroll(page, opened, back)).toBe(true);
    expect(keepsScroll(opened, page, back)).toBe(true);
  });

  it('lets the page scroll with ordinary steps, also out of a modal', () => {
    expect(keepsScroll(page, { page: entry('/faq/'), modal: null }, forward)).toBe(false);
    expect(keepsScroll(opened, { page: entry('/faq/'), modal: null }, forward)).toBe(false);
    expect(keepsScroll(opened, page, forward)).toBe(false);
    expect(keepsScroll(opened, { page: entry('/faq/'), modal: null }, back)).toBe(false);
    expect(keepsScroll(page, { page: entry('/faq/'), modal: null }, back)).toBe(false);
    expect(keepsScroll(null, page, back)).toBe(false);
  });

  it('keeps the position on a step that requests it, but not on the way back', () => {
    const next: PageStackState = { page: entry('/faq/'), modal: null };
    expect(keepsScroll(page, next, { forward: true, noScroll: true })).toBe(true);
    expect(keepsScroll(page, next, { forward: false, noScroll: true })).toBe(false);
  });
});
