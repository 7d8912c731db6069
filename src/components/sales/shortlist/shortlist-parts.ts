import type { ComponentType } from 'react';
import { createStore } from '../../../lib/create-store';

export interface KeepButtonProps {
  /** The slug of the sale. */
  readonly sale: string;
  /** The slug of the lot, for a lot. */
  readonly lot?: string | undefined;
  readonly name: string;
  /** True in the corner of a card, where the button is an icon. */
  readonly onCard?: boolean;
}

interface ShortlistParts {
  readonly KeepButton: ComponentType<KeepButtonProps>;
  readonly ShortlistLink: ComponentType;
}

/** Components of the shortlist, loaded once the page is idle; null before. */
export const shortlistParts = createStore<ShortlistParts | null>(null);
