import { useRef, useState } from 'react';
import { tellStorage } from '../../components/sales/shortlist/tell-storage';
import { offlineCopies } from '../../features/offline-copies/offline-copies';
import { removeEntry } from '../../features/shortlist/kept-shortlist';
import type { Shortlist } from '../../features/shortlist/shortlist';
import type { LinkProps } from '../../page-data/common-props';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { Note } from '../../ui/note/Note';
import { useStore } from '../../ui/store/use-store';
import { Section } from '../../ui/section/Section';
import * as styles from './KeptList.module.css';
import { ListTools } from './ListTools';
import { ShortlistRows } from './ShortlistRows';
import { useRows } from './use-rows';

const storageNotes = { full: TEXTS.shortlist.full, refused: TEXTS.shortlist.refused } as const;

interface KeptListProps {
  readonly list: Shortlist;
  readonly sales: LinkProps;
}

/** What the visitor keeps on this device. */
export function KeptList({ list: { entries, storage }, sales }: KeptListProps) {
  const { rows, statuses } = useRows(entries);
  const copies = useStore(offlineCopies, null);
  const [removed, setRemoved] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  function remove(key: string, name: string): void {
    tellStorage(removeEntry(key));
    setRemoved(TEXTS.shortlist.removed.fill({ name }));
    // The button goes with its row.
    status.current?.focus();
  }

  return (
    <>
      {copies?.full === true && <Note>{TEXTS.offline.full}</Note>}
      {storage !== 'stored' && <Note>{storageNotes[storage]}</Note>}
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {removed}
      </p>
      {entries.length === 0 ? (
        <Section heading={TEXTS.shortlist.empty}>
          <p>{TEXTS.shortlist.emptyText}</p>
          <MoreLink href={sales.href}>{sales.label}</MoreLink>
        </Section>
      ) : (
        <Section heading={TEXTS.shortlist.closeTimes}>
          <ShortlistRows rows={rows} statuses={statuses} onRemove={remove} />
          <ListTools rows={rows} />
        </Section>
      )}
    </>
  );
}
