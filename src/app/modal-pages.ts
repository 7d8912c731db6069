import type { ReactElement } from 'react';

/** A page as the router hands it over. */
export interface PageEntry {
  readonly path: string;
  /** Its heading. */
  readonly name: string;
  readonly element: ReactElement;
}

/** What stands in the window: a page, and perhaps another one over it. */
export interface Shown {
  readonly page: PageEntry;
  readonly modal: PageEntry | null;
}

/** What the site keeps with an entry of the history. */
export interface EntryState {
  /** The link asked for a modal. */
  readonly modal: boolean;
  /** The path of the page that it was opened over. */
  readonly over: string | null;
  readonly noScroll: boolean;
}

/** Reads the state of an entry of the history, where other code may keep things too. */
export function readEntryState(state: unknown): EntryState {
  const { modal, over, noScroll }: { modal?: unknown; over?: unknown; noScroll?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  return {
    modal: modal === true,
    over: typeof over === 'string' ? over : null,
    noScroll: noScroll === true,
  };
}

/**
 * What stands in the window after a step. A page opens as a modal only over the page that it was opened from:
 * closing it goes one step back, which has to be that page.
 */
export function showNext(before: Shown, next: PageEntry, { modal, over }: EntryState): Shown {
  const beneath = before.page;
  if (modal && next.path !== beneath.path && (over ?? beneath.path) === beneath.path)
    return { page: beneath, modal: next };
  return { page: next, modal: null };
}

/** Whether the page stays where it is: a modal opens or closes over it, or the step asks for it. */
export function keepsPlace(
  before: Shown | null,
  now: Shown,
  step: { readonly forward: boolean; readonly noScroll: boolean },
): boolean {
  if (now.modal !== null) return true;
  if (step.forward) return step.noScroll;
  return before !== null && before.modal !== null && before.page.path === now.page.path;
}
