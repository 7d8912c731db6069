import type { ReactElement } from 'react';

/** A page as the router provides it. */
export interface PageEntry {
  readonly path: string;
  /** Heading of the page. */
  readonly name: string;
  readonly element: ReactElement;
}

/** A page, with the page that is open as a modal over it. */
export interface PageStackState {
  readonly page: PageEntry;
  readonly modal: PageEntry | null;
}

/** State that the site stores with an entry of the history. */
export interface EntryState {
  /** True when the link opens a modal. */
  readonly modal: boolean;
  /** The path of the page that it was opened over. */
  readonly background: string | null;
  readonly noScroll: boolean;
}

/** Reads the state of an entry of the history, where other code may store data too. */
export function readEntryState(state: unknown): EntryState {
  const { modal, background, noScroll }: { modal?: unknown; background?: unknown; noScroll?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  return {
    modal: modal === true,
    background: typeof background === 'string' ? background : null,
    noScroll: noScroll === true,
  };
}

/**
 * Returns the pages to show after a step. A page opens as a modal only over the page that it was opened from: closing
 * it goes one step back, which has to be that page.
 */
export function nextPageStack(
  before: PageStackState,
  next: PageEntry,
  { modal, background }: EntryState,
): PageStackState {
  const beneath = before.page;
  if (modal && next.path !== beneath.path && (background ?? beneath.path) === beneath.path)
    return { page: beneath, modal: next };
  return { page: next, modal: null };
}

/** True when the page keeps its scroll position: a modal opens or closes over it, or the navigation requests it. */
export function keepsScroll(
  before: PageStackState | null,
  now: PageStackState,
  step: { readonly forward: boolean; readonly noScroll: boolean },
): boolean {
  if (now.modal !== null) return true;
  if (step.forward) return step.noScroll;
  return before !== null && before.modal !== null && before.page.path === now.page.path;
}
