import { Suspense, useRef } from 'react';
import { FullWidthSection } from '../../ui/full-width-section/FullWidthSection';
import type { SalePageProps } from './props';
import { lazyPart } from '../../ui/lazy-part/lazy-part';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { useNearViewport } from '../../ui/near-viewport/use-near-viewport';
import * as styles from './EnBlocSection.module.css';

// One file: a section in view needs all three.
const EnBlocExamples = lazyPart(
  async () => (await import(/* webpackChunkName: "en-bloc-rule" */ './EnBlocExamples')).EnBlocExamples,
);
const EnBlocClock = lazyPart(
  async () => (await import(/* webpackChunkName: "en-bloc-rule" */ './EnBlocClock')).EnBlocClock,
);
const EnBlocDay = lazyPart(
  async () => (await import(/* webpackChunkName: "en-bloc-rule" */ './EnBlocDay')).EnBlocDay,
);

/** The en bloc rule with the numbers of this sale; nothing if there is no example of it. */
export function EnBlocSection({ sale }: { readonly sale: SalePageProps }) {
  const { examples, enBlocRule, enBlocDay, links } = sale;
  const clock = enBlocDay?.clock ?? null;
  const columns = useRef<HTMLDivElement>(null);
  const near = useNearViewport(columns, '800px');
  if (examples.length === 0) return null;
  return (
    <FullWidthSection heading={TEXTS.sections.enBloc} anchor="en-bloc-rule" surface="snow" folded>
      <div ref={columns} className={styles.columns}>
        <div>
          <p>{enBlocRule}</p>
          <MoreLink href={links.enBlocQuestion}>{TEXTS.saleActions.readEnBloc}</MoreLink>
          {near && clock !== null && (
            <Suspense>
              <EnBlocClock {...clock} />
            </Suspense>
          )}
        </div>
        <div>
          {/* The text of the rule beside it says the same. */}
          {near && (
            <Suspense>
              <EnBlocExamples examples={examples} />
            </Suspense>
          )}
          <MoreLink href={links.enBlocSimulator}>{TEXTS.saleActions.tryEnBloc}</MoreLink>
        </div>
      </div>
      {enBlocDay !== null && (
        <div className={styles.day}>
          {near && (
            <Suspense>
              <EnBlocDay {...enBlocDay} />
            </Suspense>
          )}
        </div>
      )}
    </FullWidthSection>
  );
}
