import { Link as GatsbyLink } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';
import type { LinkElementProps } from '../../ui/link/Link';
import { rememberOpener } from './modal-opener';
import { isInternalPage } from './is-internal-page';

const opensModal = { modal: true };

/** Attributes of a link that opens a modal; within a modal the new one replaces it. */
function modalProps(inModal: boolean, onClick: LinkElementProps['onClick']) {
  if (inModal) return { state: opensModal, replace: true };
  return {
    state: opensModal,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      rememberOpener(event.currentTarget);
      onClick?.(event);
    },
  };
}

/**
 * Renders links to pages of the site, which open without a reload, and all others, such as those to the auction engine,
 * which load a document.
 */
export function renderSiteLink(props: LinkElementProps, inModal = false): ReactNode {
  const { href, className, label, current, modal, onClick, children } = props;
  if (!isInternalPage(href)) {
    return (
      <a href={href} className={className} aria-label={label} onClick={onClick}>
        {children}
      </a>
    );
  }
  // Gatsby's link would mark itself, and in a slice, which is rendered once for all pages, on every page alike.
  return (
    <GatsbyLink
      to={href}
      className={className}
      aria-label={label}
      aria-current={current === true ? 'page' : undefined}
      {...(onClick !== undefined && { onClick })}
      {...(modal === true && modalProps(inModal, onClick))}
    >
      {children}
    </GatsbyLink>
  );
}
