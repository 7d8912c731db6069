/** Decap's store, which its types leave out; src/build/cms/write-admin.ts has its path. */
declare module 'decap-cms-core/dist/esm/redux' {
  /** A map of Immutable. */
  export interface DraftEntry {
    readonly get: (name: string) => unknown;
    readonly hasIn: (path: readonly string[]) => boolean;
    readonly toJS: () => unknown;
  }
  interface EntryDraft {
    get(name: 'entry'): DraftEntry | undefined;
    /** The second is a draft that was kept when the tab was closed, until the editor has answered. */
    get(name: 'hasChanged' | 'localBackup'): unknown;
  }
  interface State {
    readonly entryDraft: EntryDraft;
  }
  export const store: {
    readonly subscribe: (listener: () => void) => void;
    readonly getState: () => State;
    readonly dispatch: (action: { readonly type: string; readonly payload?: unknown }) => void;
  };
}
