/** Decap's store, which its types leave out; src/build/cms/write-admin.ts says where it is. */
declare module 'decap-cms-core/dist/esm/redux' {
  interface DraftEntry {
    readonly get: (name: string) => unknown;
    readonly hasIn: (path: readonly string[]) => boolean;
    readonly toJS: () => unknown;
  }
  interface State {
    readonly entryDraft: { readonly get: (name: 'entry') => DraftEntry | undefined };
  }
  export const store: {
    readonly subscribe: (listener: () => void) => void;
    readonly getState: () => State;
    readonly dispatch: (action: { readonly type: string; readonly payload?: unknown }) => void;
  };
}
