import { store, type DraftEntry } from 'decap-cms-core/dist/esm/redux';

/**
 * Keeps a draft that an editor has restored after the tab was closed. Decap asks about it while the file of the entry
 * is still loading, and then silently shows the file instead.
 */
export function keepRestoredDrafts(): void {
  let hadBackup = false;
  let restored: DraftEntry | null = null;
  store.subscribe(() => {
    const draft = store.getState().entryDraft;
    const entry = draft.get('entry');
    const hasChanged = draft.get('hasChanged') === true;
    const hasBackup = draft.get('localBackup') !== undefined;
    if (hadBackup && !hasBackup && hasChanged && entry !== undefined) restored = entry;
    hadBackup = hasBackup;
    if (restored === null || entry === restored) return;
    const { payload, path } = { payload: { entry: restored.toJS() }, path: restored.get('path') };
    const isReplaced = !hasChanged && entry?.get('path') === path;
    // Later changes are the editor's, and another form has its own entry.
    restored = null;
    if (!isReplaced) return;
    store.dispatch({ type: 'DRAFT_LOCAL_BACKUP_RETRIEVED', payload });
    store.dispatch({ type: 'DRAFT_CREATE_FROM_LOCAL_BACKUP' });
  });
}
