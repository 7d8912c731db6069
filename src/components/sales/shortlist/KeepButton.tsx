import { useState } from 'react';
import { keepEntries, removeEntry } from '../../../features/shortlist/kept-shortlist';
import { entryKey, shortlist } from '../../../features/shortlist/shortlist';
import { buttonClass } from '../../../ui/button-link/button-class';
import { useStore } from '../../../ui/store/use-store';
import * as styles from './KeepButton.module.css';
import { ShortlistLink } from './ShortlistLink';
import type { KeepButtonProps } from './shortlist-parts';
import { reportStorageFailure } from './report-storage-failure';

function Bookmark() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 3h12v18l-6-5-6 5z" />
    </svg>
  );
}

/** A button that adds a sale or a lot to the shortlist, and removes it again. */
export function KeepButton({ sale, lot, name, onCard = false }: KeepButtonProps) {
  const key = entryKey(sale, lot);
  const kept = useStore(shortlist, null)?.entries.some((entry) => entry.key === key) === true;
  const [pressed, setPressed] = useState(false);

  function toggle(): void {
    setPressed(true);
    reportStorageFailure(kept ? removeEntry(key) : keepEntries([{ key, name }]));
  }

  if (onCard) {
    return (
      <button
        type="button"
        className={styles.corner}
        aria-label={TEXTS.shortlist.keepOne.fill({ name })}
        aria-pressed={kept}
        onClick={toggle}
      >
        <Bookmark />
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        className={`${buttonClass({})} ${styles.keep}`}
        aria-pressed={kept}
        onClick={toggle}
      >
        <Bookmark />
        {kept ? TEXTS.shortlist.kept : TEXTS.shortlist.keep}
      </button>
      {kept && pressed && (
        <span className={styles.link}>
          <ShortlistLink />
        </span>
      )}
    </>
  );
}
