import { navigate } from 'gatsby';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { PageFrame } from '../../layout/page/page-frame';
import { Dialog } from '../../ui/dialog/Dialog';
import { LinkContext, type LinkElementProps } from '../../ui/link/Link';
import { focusOpener } from '../links/modal-opener';
import type { PageEntry } from './page-stack-state';
import { PageErrorBoundary } from '../PageErrorBoundary';
import { renderSiteLink } from '../links/render-site-link';

/** From modal to modal, the page below stays one step back in the history. */
function renderLinkInModal(props: LinkElementProps): ReactNode {
  return renderSiteLink(props, true);
}

export interface ModalPageProps {
  readonly entry: PageEntry;
  readonly open: boolean;
  /** Called once the modal is closed and no longer visible. */
  readonly onClosed: () => void;
}

/** A page shown over the previous page; closing it goes back to that page. */
export function ModalPage({ entry: { path, name, element }, open, onClosed }: ModalPageProps): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const leaving = useRef(false);
  const goBack = useCallback(() => {
    // A second click would leave the page below.
    if (leaving.current) return;
    leaving.current = true;
    navigate(-1);
  }, []);

  useEffect(() => {
    if (open) {
      leaving.current = false;
      return undefined;
    }
    // The router moves the focus in effects of this same step.
    queueMicrotask(focusOpener);
    let reopened = false;
    const fading = content.current?.closest('dialog')?.getAnimations() ?? [];
    void Promise.allSettled(fading.map(({ finished }) => finished)).then(() => {
      if (!reopened) onClosed();
    });
    return () => {
      reopened = true;
    };
  }, [open, onClosed]);

  const renderedPath = useRef(path);
  useEffect(() => {
    if (renderedPath.current === path) return;
    renderedPath.current = path;
    // Another page has come into the same dialog.
    content.current?.closest('dialog')?.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [path]);

  return (
    <LinkContext value={renderLinkInModal}>
      <PageFrame value="modal">
        <Dialog label={name} kind="centre" open={open} onClose={goBack} closeLabel={TEXTS.controls.close}>
          <div key={path} ref={content} tabIndex={-1}>
            <PageErrorBoundary>{element}</PageErrorBoundary>
          </div>
        </Dialog>
      </PageFrame>
    </LinkContext>
  );
}
