import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MyPlace } from '../../../features/my-place/my-place';
import type { embeddedPlaces } from '../../../features/search/embedded-places';
import type { Find } from '../../../features/search/search-ports';
import { fail } from '../../../lib/result';
import { maxQueryLength } from '../../../model/derive/search/search-terms';
import type { PlaceSuggestion } from '../../../model/derive/search/suggestions';
import { Button } from '../../../ui/button/Button';
import { TextField } from '../../../ui/text-field/TextField';
import { findPlace, type FoundPlace } from './find-place';
import * as styles from './PlaceForm.module.css';
import { TownChoice } from './TownChoice';

/** The most towns with the same or a similar name that are offered. */
const maxTowns = 8;

/**
 * Loads the list of towns that the site contains, so that the visitor's place is not sent to a search service. It is
 * loaded when the form appears.
 */
async function loadTowns(): Promise<ReturnType<typeof embeddedPlaces>> {
  const { embeddedPlaces: towns } = await import(
    /* webpackChunkName: "search-index" */ '../../../features/search/embedded-places'
  );
  const found = towns(maxTowns);
  found.prepare();
  return found;
}

let loading: ReturnType<typeof loadTowns> | null = null;

async function townsOnce(): ReturnType<typeof loadTowns> {
  loading ??= loadTowns();
  try {
    return await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
}

const findTowns: Find<PlaceSuggestion> = async (words, superseded) => {
  try {
    return await (await townsOnce()).find(words, superseded);
  } catch {
    return fail('unreachable');
  }
};

const failures = {
  empty: TEXTS.myPlace.empty,
  'not land': TEXTS.myPlace.notLand,
  'not found': TEXTS.myPlace.notFound,
  unavailable: TEXTS.myPlace.unavailable,
} as const;

interface PlaceFormProps {
  /** True to make the dialog around it focus the field when it opens. */
  readonly focusFirst: boolean;
  readonly onFound: (place: MyPlace) => void;
}

/** Asks for a home quarter or a town. */
export function PlaceForm({ focusFirst, onFound }: PlaceFormProps) {
  const field = useRef<HTMLInputElement>(null);
  /** Aborts the search that the visitor waits for. */
  const asked = useRef<AbortController>(null);
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<FoundPlace>();

  useLayoutEffect(() => {
    // The browser looks for the attribute when the dialog opens; React's autoFocus does not set it.
    if (focusFirst) field.current?.setAttribute('autofocus', '');
  }, [focusFirst]);
  useEffect(() => {
    // Nothing waits for the towns yet: the press of the button requests them again.
    townsOnce().catch(() => undefined);
    // A dialog that is cancelled stores nothing afterwards.
    return () => {
      asked.current?.abort();
    };
  }, []);

  async function submit(text: string): Promise<void> {
    asked.current?.abort();
    const now = new AbortController();
    asked.current = now;
    setBusy(true);
    const result = await findPlace(text, findTowns, now.signal);
    if (now.signal.aborted) return;
    setBusy(false);
    setFound(result);
    if (result.kind === 'found') onFound(result.place);
    if (result.kind === 'failed') field.current?.focus();
  }

  return (
    <form
      className={styles.form}
      aria-label={TEXTS.myPlace.heading}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(field.current?.value ?? '');
      }}
    >
      <TextField
        ref={field}
        label={TEXTS.myPlace.field}
        hint={TEXTS.myPlace.hint}
        error={found?.kind === 'failed' ? failures[found.why] : undefined}
        autoComplete="off"
        maxLength={maxQueryLength}
        onChange={() => {
          asked.current?.abort();
          setBusy(false);
          setFound(undefined);
        }}
      />
      <Button type="submit" kind="primary" busy={busy}>
        {TEXTS.myPlace.keep}
      </Button>
      {found?.kind === 'several' && <TownChoice towns={found.places} onChoose={onFound} />}
    </form>
  );
}
