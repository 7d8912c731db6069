import type { PageProps } from 'gatsby';
import { Suspense, useCallback, useState, type ReactElement } from 'react';
import { whenDeferredStylesLoaded } from '../../features/navigation/deferred-styles';
import { readEntryState, nextPageStack, type PageEntry, type PageStackState } from './page-stack-state';
import { lazyPart } from '../../ui/lazy-part/lazy-part';
import { StructuredData } from '../../layout/head/StructuredData';
import { PageErrorBoundary } from '../PageErrorBoundary';
import { ModalLoadFallback } from './ModalLoadFallback';
import { useKeepScroll } from './keep-scroll';
import { usePersistModalBackground } from './use-persist-modal-background';

/** Loaded with the first modal. If it cannot be loaded, the page opens in full. */
const ModalPage = lazyPart(async () => {
  await new Promise<void>(whenDeferredStylesLoaded);
  return (await import('./ModalPage')).ModalPage;
}, ModalLoadFallback);

/** The address of a page that had to be fetched after Back lacks the state. */
function stateOf(location: PageProps['location']): unknown {
  return location.state ?? (typeof window === 'undefined' ? null : window.history.state);
}

interface PageStackProps {
  /** The page that the router has matched. */
  readonly element: ReactElement;
  readonly props: PageProps<unknown, Record<string, unknown>>;
}

/** The current page, and over it the page that was opened as a modal. Stays mounted from page to page. */
export function PageStack({ element, props: { path, pageContext, location } }: PageStackProps) {
  const { heading } = pageContext;
  const next: PageEntry = { path, name: typeof heading === 'string' ? heading : '', element };
  const [stack, setStack] = useState<PageStackState>({ page: next, modal: null });
  // The last modal stays until it has faded out.
  const [modal, setModal] = useState<PageEntry | null>(null);
  const state = readEntryState(stateOf(location));
  const now = nextPageStack(stack, next, state);
  if (now.page.element !== stack.page.element || now.modal?.element !== stack.modal?.element) {
    setStack(now);
    if (now.modal !== null) setModal(now.modal);
  }
  useKeepScroll(now, {
    forward: 'action' in location && location.action === 'PUSH',
    noScroll: state.noScroll,
  });
  usePersistModalBackground(now);
  const removeModal = useCallback(() => {
    setModal(null);
  }, [setModal]);
  return (
    <>
      <PageErrorBoundary key={now.page.path}>
        {now.page.element}
        {now.modal === null && <StructuredData pageContext={pageContext} />}
      </PageErrorBoundary>
      {modal !== null && (
        <Suspense>
          <ModalPage entry={modal} open={now.modal !== null} onClosed={removeModal} />
        </Suspense>
      )}
    </>
  );
}
