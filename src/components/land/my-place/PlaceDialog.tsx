import { forgetPlace, keepPlace } from '../../../features/my-place/kept-place';
import { myPlace } from '../../../features/my-place/my-place';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useStore } from '../../../ui/store/use-store';
import type { LandOnPage } from './land-contacts';
import { LandContacts } from './LandContacts';
import * as styles from './PlaceDialog.module.css';
import { PlaceForm } from './PlaceForm';

interface PlaceDialogProps {
  readonly open: boolean;
  readonly land: LandOnPage | undefined;
  readonly onClose: () => void;
}

/** The visitor's place and its distance from the land of the page, with controls to set, change and forget it. */
export function PlaceDialog({ open, land, onClose }: PlaceDialogProps) {
  const place = useStore(myPlace, null);
  return (
    <Dialog heading={TEXTS.myPlace.heading} closeLabel={TEXTS.controls.close} open={open} onClose={onClose}>
      {open && (
        <div className={styles.body}>
          {place !== null && (
            <>
              <p className={styles.place}>{place.label}</p>
              {land !== undefined && <LandContacts place={place} land={land} />}
              <Button
                onClick={() => {
                  onClose();
                  forgetPlace();
                }}
              >
                {TEXTS.myPlace.forget.fill({ place: place.label })}
              </Button>
            </>
          )}
          <PlaceForm
            focusFirst={place === null}
            onFound={(found) => {
              keepPlace(found);
              onClose();
            }}
          />
        </div>
      )}
    </Dialog>
  );
}
