import type { ComponentType } from 'react';
import { createStore } from '../../../lib/create-store';
import type { LandOnPage } from './land-contacts';
import type { loadedParts } from './loaded-parts';

export interface PlaceButtonProps {
  /** With land, the button says how far that is from the place; without, which place is set. */
  readonly land?: LandOnPage;
}

interface IdleParts {
  /** Opens the form for the visitor's place. */
  readonly PlaceButton: ComponentType<PlaceButtonProps>;
}

/** What every visitor gets of it, once the page rests; null before. */
export const idleParts = createStore<IdleParts | null>(null);

/** What shows distances from the visitor's place, and the form for it; null until it is used or a place is kept. */
export const placeParts = createStore<typeof loadedParts | null>(null);
