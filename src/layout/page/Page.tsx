import { Slice } from 'gatsby';
import type { ReactNode } from 'react';
import type { Trail } from '../../model/derive/pages/parts';
import { Breadcrumb } from '../breadcrumb/Breadcrumb';
import * as styles from './Page.module.css';

interface PageProps {
  readonly trail?: Trail;
  readonly children: ReactNode;
}

/** The frame of every page: a way past the menus, header, breadcrumb, the page itself, footer. */
export function Page({ trail, children }: PageProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Slice alias="header" />
      <div className={styles.body}>
        {trail !== undefined && <Breadcrumb trail={trail} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Slice alias="footer" />
    </>
  );
}
