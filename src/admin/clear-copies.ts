import { store } from 'decap-cms-core/dist/esm/redux';
import { z } from 'zod';
import { sourceField, versionField } from './content-format';
import { saleForCopy } from './sale-copy';

/** Fields that an entry keeps from the file that it was read from; a new one has neither. */
const fileFields = [versionField, sourceField];

/** An entry that Decap has copied: a new one that still has fields of the copied file. */
const CopySchema = z.looseObject({
  collection: z.literal('sales'),
  newRecord: z.literal(true),
  data: z.looseObject({}),
});

/**
 * Removes from a duplicate of a sale the fields that belong to the old one, as soon as Decap has made it. Decap has no
 * event for duplicates, so its store is observed.
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
