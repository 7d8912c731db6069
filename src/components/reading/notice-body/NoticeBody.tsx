import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button-link/ButtonLink';
import { PageHeading } from '../../../ui/page-heading/PageHeading';
import { Prose } from '../../../ui/prose/Prose';
import { FailureActions } from './FailureActions';
import * as styles from './NoticeFrame.module.css';
import { NoticeIllustration } from './NoticeIllustration';
import type { NoticePageProps } from '../../../page-data/notice';

interface NoticeBodyProps {
  readonly notice: NoticePageProps;
  /** Stands between the ways on and the text. */
  readonly children?: ReactNode;
}

/** What happened and where to go on, beside land that nobody can bid on. */
export function NoticeBody({ notice, children }: NoticeBodyProps) {
  const { heading, summary, bodyHtml, links, failure, illustration } = notice;
  return (
    <div className={styles.frame}>
      <div className={styles.text}>
        <PageHeading heading={heading} summary={summary} />
        <ul className={styles.ways}>
          {failure !== null && <FailureActions contact={failure} />}
          {links.map(({ label, href }, index) => (
            <li key={href}>
              <ButtonLink href={href} kind={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
        {children}
        <Prose html={bodyHtml} />
      </div>
      <NoticeIllustration illustration={illustration} />
    </div>
  );
}
