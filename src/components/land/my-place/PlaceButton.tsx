import { useState } from 'react';
import { showToast } from '../../../features/toasts/toasts';
import { Icon } from '../../../ui/icon/Icon';
import { useStore } from '../../../ui/store/use-store';
import { loadPlaceParts } from './load-place-parts';
import { placeParts, type PlaceButtonProps } from './place-parts';
import * as styles from './PlaceButton.module.css';

async function loadOrTell(): Promise<void> {
  try {
    await loadPlaceParts();
  } catch {
    showToast({ kind: 'my-place', tone: 'bad', message: TEXTS.messages.saleDataFailed });
  }
}

/** Opens the form for the visitor's place. The button is the same before and after, so it gets the focus back. */
export function PlaceButton({ land }: PlaceButtonProps) {
  const parts = useStore(placeParts, null);
  const [open, setOpen] = useState(false);
  const label = land === undefined ? TEXTS.myPlace.heading : TEXTS.myPlace.howFar;
  return (
    <>
      <button
        type="button"
        className={land === undefined ? styles.named : styles.quiet}
        onClick={() => {
          setOpen(true);
          void loadOrTell();
        }}
      >
        {land === undefined && <Icon name="pin" />}
        {parts === null ? label : <parts.PlaceSummary label={label} land={land} />}
      </button>
      {parts !== null && (
        <parts.PlaceDialog
          open={open}
          land={land}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
