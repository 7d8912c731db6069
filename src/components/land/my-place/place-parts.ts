import type { ComponentType } from 'react';
import { createStore } from '../../../lib/create-store';
import type { LandOnPage } from './land-contacts';
import type { loadedParts } from './loaded-parts';

export interface PlaceButtonProps {
  /** If there is land, the button says how far it is from the place; otherwise it names the place. */
  readonly land?: LandOnPage;
}

interface IdleParts {
  /** Opens the form for the visitor's place. */
  readonly PlaceButton: ComponentType<PlaceButtonProps>;
}

/** Components for every visitor, loaded once the page is idle; null before. */
export const idleParts = createStore<IdleParts | null>(null);

/** Components for distances from the visitor's place and its form; null until used or a place is stored. */
export const placeParts = createStore<typeof loadedParts | null>(null);
