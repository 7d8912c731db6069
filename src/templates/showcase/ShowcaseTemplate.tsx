import type { HeadProps, PageProps } from 'gatsby';
import { useMemo } from 'react';
import { useSaleStatuses } from '../../features/sale-status/use-sale-status';
import { showcaseOrder } from '../../features/showcase/showcase-order';
import { useReloadOnNewBuild } from '../../features/showcase/use-reload-on-new-build';
import { useRotation } from '../../features/showcase/use-rotation';
import { useWakeLock } from '../../features/showcase/use-wake-lock';
import { PageHead } from '../../layout/head/PageHead';
import { useInteraction } from '../../ui/interaction/use-interaction';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden';
import { ShowcaseBar } from './ShowcaseBar';
import { ShowcaseSale } from './ShowcaseSale';
import * as styles from './ShowcaseTemplate.module.css';
import type { ShowcasePageProps } from './props';

/** Milliseconds after which a pointer that has not moved counts as left on the screen. */
const idleMs = 60_000;

/** One sale after another on a screen on a wall; on a phone, a campaign page. */
export default function ShowcaseTemplate({ pageContext, path }: PageProps<object, ShowcasePageProps>) {
  const schedules = useMemo(() => pageContext.sales.map(({ schedule }) => schedule), [pageContext.sales]);
  const statuses = useSaleStatuses(schedules);
  const sales = showcaseOrder(pageContext.sales, statuses);
  const names = sales.map(({ schedule }) => schedule.slug);
  const { interacting, handlers } = useInteraction(idleMs);
  const rotation = useRotation(names, interacting);
  useWakeLock();
  useReloadOnNewBuild(path, pageContext);
  return (
    <div className={styles.screen}>
      <ShowcaseBar showcase={pageContext} names={names} rotation={rotation} />
      <main id="main">
        <VisuallyHidden as="h1">{pageContext.heading}</VisuallyHidden>
        {sales.length === 0 ? (
          <p className={styles.empty}>{TEXTS.showcase.empty}</p>
        ) : (
          <ul className={styles.stage} aria-live={rotation.paused ? 'polite' : 'off'} {...handlers}>
            {sales.map((sale, index) => (
              <li
                key={sale.schedule.slug}
                className={sale.schedule.slug === rotation.current ? styles.current : undefined}
              >
                <ShowcaseSale
                  sale={sale}
                  status={statuses.get(sale.schedule.slug) ?? sale.schedule.status}
                  first={index === 0}
                />
              </li>
            ))}
          </ul>
        )}
      </main>
    </div>
  );
}

export function Head({ pageContext }: HeadProps<object, ShowcasePageProps>) {
  return <PageHead {...pageContext.head} />;
}
