import { store } from 'decap-cms-core/dist/esm/redux';
import { z } from 'zod';
import { sourceField, versionField } from './content-format';
import { saleForCopy } from './sale-copy';

/** What an entry keeps of the file that it was read from; a new one has neither. */
const fileFields = [versionField, sourceField];

/** An entry that Decap has copied: a new one that still keeps something of the file that was copied. */
const CopySchema = z.looseObject({
  collection: z.literal('sales'),
  newRecord: z.literal(true),
  data: z.looseObject({}),
});

/**
 * Takes out of a duplicate of a sale what belongs to the old one, as soon as Decap has made it. Decap tells nobody of
 * duplicates, so its store is watched.
 */
export function clearCopies(): void {
  store.subscribe(() => {
    const { entryDraft } = store.getState();
    const draft = entryDraft.get('entry');
    if (draft?.get('newRecord') !== true) return;
    if (!fileFields.some((name) => draft.hasIn(['data', name]))) return;
    const copy = CopySchema.safeParse(draft.toJS());
    if (!copy.success) return;
    store.dispatch({
      type: 'DRAFT_CREATE_DUPLICATE_FROM_ENTRY',
      payload: { ...copy.data, data: saleForCopy(copy.data.data) },
    });
  });
}
