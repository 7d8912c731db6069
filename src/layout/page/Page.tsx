import { Slice } from 'gatsby';
import type { ReactNode } from 'react';
import type { Trail } from '../../model/derive/pages/parts';
import { Breadcrumb } from '../breadcrumb/Breadcrumb';
import * as styles from './Page.module.css';

interface PageProps {
  readonly trail?: Trail;
  /** The page's bands take the whole width; otherwise it keeps to the column of text and tables. */
  readonly bleed?: boolean;
  readonly children: ReactNode;
}

/** The frame of every page: a way past the menus, header, breadcrumb, the page itself, footer. */
export function Page({ trail, bleed = false, children }: PageProps) {
  const main = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Slice alias="header" />
      {bleed ? (
        main
      ) : (
        <div className={styles.body}>
          {trail !== undefined && <Breadcrumb trail={trail} />}
          {main}
        </div>
      )}
      <Slice alias="footer" />
      <Slice alias="layers" />
    </>
  );
}
