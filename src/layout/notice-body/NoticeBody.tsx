import type { ReactNode } from 'react';
import type { NoticePageProps } from '../../model/derive/pages/editorial-props';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import { Split } from '../../ui/split/Split';
import { ContactCard } from '../contact-card/ContactCard';
import * as styles from './NoticeBody.module.css';

interface NoticeBodyProps {
  readonly notice: NoticePageProps;
  /** Stands before the ways on. */
  readonly children?: ReactNode;
}

/** What happened, where to go on and whom to ask. */
export function NoticeBody({ notice, children }: NoticeBodyProps) {
  const { heading, summary, bodyHtml, links, contact } = notice;
  return (
    <Split
      head={<PageHeading heading={heading} summary={summary} />}
      side={contact === null ? null : <ContactCard contact={contact} />}
    >
      <Prose html={bodyHtml} />
      {children}
      <ul className={styles.ways}>
        {links.map(({ label, href }, index) => (
          <li key={href}>
            <ButtonLink href={href} kind={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Split>
  );
}
