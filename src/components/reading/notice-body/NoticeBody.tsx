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
  /** Shown between the links and the text. */
  readonly children?: ReactNode;
}

/** An explanation with links, beside a plan of land that is not for sale. */
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
