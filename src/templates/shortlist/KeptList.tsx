import { useEffect, useRef, useState } from 'react';
import { reportStorageFailure } from '../../components/sales/shortlist/report-storage-failure';
import { offlineCopies } from '../../features/offline-copies/offline-copies';
import { keepEntries, removeEntry } from '../../features/shortlist/kept-shortlist';
import type { Shortlist } from '../../features/shortlist/shortlist';
import { Note } from '../../ui/note/Note';
import { useStore } from '../../ui/store/use-store';
import { Section } from '../../ui/section/Section';
import * as styles from './KeptList.module.css';
import { EmptyList } from './EmptyList';
import { ListTools } from './ListTools';
import type { ShortlistPageProps } from './props';
import { ShortlistRows } from './ShortlistRows';
import { useRows } from './use-rows';

const storageNotes = { full: TEXTS.shortlist.full, refused: TEXTS.shortlist.refused } as const;

interface KeptListProps extends Pick<ShortlistPageProps, 'sales' | 'suggestions'> {
  readonly list: Shortlist;
  /** Message about the shared list that was shown before and whose button had the focus; empty if there was none. */
  readonly firstMessage: string;
}

/** The visitor's shortlist on this device. */
export function KeptList({ list: { entries, storage }, firstMessage, sales, suggestions }: KeptListProps) {
  const { rows, statuses } = useRows(entries);
  const copies = useStore(offlineCopies, null);
  const [message, setMessage] = useState(firstMessage);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (firstMessage !== '') status.current?.focus();
  }, [firstMessage]);

  /** Shows a message and gives it the focus, because the pressed button is removed with its row. */
  function say(text: string): void {
    setMessage(text);
    status.current?.focus();
  }

  function keep(key: string, name: string): void {
    reportStorageFailure(keepEntries([{ key, name }]));
    say(TEXTS.shortlist.added.fill({ name }));
  }

  function remove(key: string, name: string): void {
    reportStorageFailure(removeEntry(key));
    say(TEXTS.shortlist.removed.fill({ name }));
  }

  return (
    <>
      {copies?.full === true && <Note>{TEXTS.offline.full}</Note>}
      {storage !== 'stored' && <Note>{storageNotes[storage]}</Note>}
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {message}
      </p>
      {entries.length === 0 ? (
        <EmptyList sales={sales} suggestions={suggestions} onKeep={keep} />
      ) : (
        <Section heading={TEXTS.shortlist.closeTimes}>
          <ShortlistRows
            rows={rows}
            statuses={statuses}
            action={{ label: TEXTS.shortlist.remove, run: remove }}
          />
          <ListTools rows={rows} />
        </Section>
      )}
    </>
  );
}
