import { useEffect, useState } from 'react';
import { useQueryState } from '../../features/query-state/use-query-state';
import { readShortlist } from '../../features/shortlist/kept-shortlist';
import { formatSharedKeys, parseSharedKeys } from '../../features/shortlist/parse-shortlist';
import { shortlist } from '../../features/shortlist/shortlist';
import type { Fields } from '../../lib/query-state';
import { useStore } from '../../ui/store/use-store';
import { KeptList } from './KeptList';
import type { ShortlistPageProps } from './props';
import { SharedList } from './SharedList';

const sharedFields: Fields<{ readonly keep: readonly string[] }> = {
  keep: { defaultValue: [], parse: parseSharedKeys, serialize: formatSharedKeys },
};

/** The visitor's list, or one from a link. */
export function ShortlistView(props: Pick<ShortlistPageProps, 'sales' | 'suggestions'>) {
  // Other pages read the list once they are idle.
  useEffect(readShortlist, []);
  const list = useStore(shortlist, null);
  const [{ keep }, update] = useQueryState(sharedFields);
  const [isAdded, setIsAdded] = useState(false);
  // Back leads to the shared list again; the message about it is shown only once.
  if (isAdded && keep.length > 0) setIsAdded(false);
  if (keep.length > 0)
    return (
      <SharedList
        shared={keep}
        onDone={() => {
          update({ keep: [] }, { mode: 'push' });
          setIsAdded(true);
        }}
      />
    );
  return (
    list !== null && (
      <KeptList list={list} firstMessage={isAdded ? TEXTS.shortlist.addedAll : ''} {...props} />
    )
  );
}
