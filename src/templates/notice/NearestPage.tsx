import { useEffect, useState } from 'react';
import type { LinkProps } from '../../page-data/common-props';
import { Link } from '../../ui/link/Link';
import { findNearestPage } from './find-nearest-page';
import * as styles from './NearestPage.module.css';

/** Suggests a page with a similar address. Its space is reserved. */
export function NearestPage() {
  const [nearest, setNearest] = useState<LinkProps | null>(null);
  useEffect(() => {
    let left = false;
    void findNearestPage(window.location.pathname, (url) => fetch(url)).then((found) => {
      if (!left) setNearest(found);
    });
    return () => {
      left = true;
    };
  }, []);
  return (
    <p className={styles.nearest} role="status">
      {nearest !== null && (
        <>
          {TEXTS.failures.nearestPage} <Link href={nearest.href}>{nearest.label}</Link>?
        </>
      )}
    </p>
  );
}
