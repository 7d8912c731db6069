import { MoreLink } from '../../ui/more-link/MoreLink';
import { Section } from '../../ui/section/Section';
import * as styles from './EmptyList.module.css';
import type { ShortlistPageProps } from './props';
import { ShortlistRows } from './ShortlistRows';
import { useRows } from './use-rows';

interface EmptyListProps extends Pick<ShortlistPageProps, 'sales' | 'suggestions'> {
  readonly onKeep: (key: string, name: string) => void;
}

/** Instructions for the shortlist and, once they have loaded, the next sales. */
export function EmptyList({ sales, suggestions, onKeep }: EmptyListProps) {
  const { rows, statuses } = useRows(suggestions);
  const open = rows.filter(({ facts }) => {
    if (facts.kind !== 'item') return false;
    const { slug, status } = facts.item.schedule;
    return ['live', 'unknown', 'upcoming'].includes(statuses.get(slug) ?? status);
  });
  return (
    <div className={styles.columns}>
      <Section heading={TEXTS.shortlist.empty}>
        <p>{TEXTS.shortlist.emptyText}</p>
        <MoreLink href={sales.href}>{sales.label}</MoreLink>
      </Section>
      {open.length > 0 && rows.every(({ facts }) => facts.kind !== 'loading') && (
        <Section heading={TEXTS.shortlist.next}>
          <ShortlistRows
            rows={open}
            statuses={statuses}
            action={{ label: TEXTS.shortlist.keep, run: onKeep }}
          />
        </Section>
      )}
    </div>
  );
}
