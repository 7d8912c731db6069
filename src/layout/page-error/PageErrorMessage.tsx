import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import type * as PageErrorAssets from './page-error-assets';

interface PageErrorMessageProps {
  /** True when the error was reported to our team. */
  readonly alerted: boolean;
}

/** Styles and illustration of the fallback, fetched only when a page has failed; the fetch may fail as well. */
type PageErrorStyles = typeof PageErrorAssets;

/** The fallback when a page fails while it renders. */
export function PageErrorMessage({ alerted }: PageErrorMessageProps) {
  // If no reports are configured, their code is not in the scripts.
  const reported = ERROR_REPORTS.host !== null && alerted;
  const heading = useRef<HTMLHeadingElement>(null);
  const [assets, setAssets] = useState<PageErrorStyles | null>(null);
  useEffect(() => {
    // After a link, the router moves the focus in effects of this same step.
    queueMicrotask(() => {
      heading.current?.focus();
    });
    import('./page-error-assets').then(setAssets, () => undefined);
  }, []);
  return (
    <div className={assets?.frameClass}>
      <div className={assets?.textClass}>
        <h1 ref={heading} tabIndex={-1}>
          {TEXTS.failures.heading}
        </h1>
        <p>
          {reported ? TEXTS.failures.teamAlerted : TEXTS.failures.teamNotAlerted} {TEXTS.failures.bidsSafe}
        </p>
        <p className={assets?.linksClass}>
          <ButtonLink href="" kind="primary">
            {TEXTS.failures.reload}
          </ButtonLink>{' '}
          <ButtonLink href="/">{TEXTS.failures.home}</ButtonLink> {assets !== null && <assets.ErrorContact />}
        </p>
        {reported && assets !== null && <assets.PageFeedback />}
      </div>
      {assets !== null && <assets.NoticeIllustration illustration="crossed" />}
    </div>
  );
}
