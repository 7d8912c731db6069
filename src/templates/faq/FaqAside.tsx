import { Link } from '../../ui/link/Link';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { Note } from '../../ui/note/Note';
import * as styles from './FaqTemplate.module.css';
import type { FaqPageProps } from './props';

/** The telephone number and the glossary, for visitors whose question is not listed. */
export function FaqAside({
  page: { contact, glossary },
}: {
  readonly page: Pick<FaqPageProps, 'contact' | 'glossary'>;
}) {
  return (
    <div className={styles.aside}>
      <Note title={TEXTS.questions.notHere}>
        <p>
          {TEXTS.questions.call} <Link href={contact.phoneHref}>{contact.phone}</Link>.{' '}
          {TEXTS.questions.callText}
        </p>
      </Note>
      <div>
        <p>{TEXTS.questions.unknownTerm}</p>
        <MoreLink href={glossary.href}>{glossary.label}</MoreLink>
      </div>
    </div>
  );
}
