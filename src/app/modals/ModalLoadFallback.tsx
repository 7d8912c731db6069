import { navigate } from 'gatsby';
import { useEffect, type ReactNode } from 'react';
import type { ModalPageProps } from './ModalPage';

/** Replaces a modal whose scripts could not be loaded: the same page, in full. */
export function ModalLoadFallback({ entry: { path }, open }: ModalPageProps): ReactNode {
  useEffect(() => {
    if (open) navigate(path, { replace: true });
  }, [open, path]);
  return null;
}
