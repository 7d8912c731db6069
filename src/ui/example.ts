import type { ReactNode } from 'react';

/** One state of a component, for the gallery. */
export interface Example {
  readonly name: string;
  readonly node: ReactNode;
  /** Shown on the ink ground. */
  readonly onInk?: boolean;
  /** Needs the width of the page. */
  readonly wide?: boolean;
}
