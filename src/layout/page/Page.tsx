import { Slice } from 'gatsby';
import { use, type ReactNode } from 'react';
import type { Breadcrumbs } from '../../page-data/common-props';
import { Breadcrumb } from '../breadcrumb/Breadcrumb';
import { PageFrame } from './page-frame';
import * as styles from './Page.module.css';

interface PageProps {
  readonly breadcrumbs?: Breadcrumbs;
  /** True when the sections take the full width; otherwise the page has the column of text and tables. */
  readonly bleed?: boolean;
  readonly children: ReactNode;
}

/** The frame of every page: skip link, header, breadcrumb, the page itself, footer. A modal has none. */
export function Page({ breadcrumbs, bleed = false, children }: PageProps) {
  const frame = use(PageFrame);
  if (frame === 'modal') return <div className={styles.modal}>{children}</div>;
  const main = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
  const crumbs = breadcrumbs !== undefined && <Breadcrumb breadcrumbs={breadcrumbs} />;
  return (
    <>
      <a className={styles.skip} href="#main">
        {TEXTS.controls.skipToContent}
      </a>
      <Slice alias="header" />
      {bleed ? (
        <>
          {crumbs !== false && <div className={styles.crumbs}>{crumbs}</div>}
          {main}
        </>
      ) : (
        <div className={styles.body}>
          {crumbs}
          {main}
        </div>
      )}
      <Slice alias="footer" />
      <Slice alias="overlays" />
    </>
  );
}
