import { useMemo } from 'react';
import { reportStorageFailure } from '../../components/sales/shortlist/report-storage-failure';
import { keepEntries } from '../../features/shortlist/kept-shortlist';
import { shortlistRoute } from '../../model/derive/routes';
import { ButtonRow } from '../../ui/button-row/ButtonRow';
import { Button } from '../../ui/button/Button';
import { Section } from '../../ui/section/Section';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { ShortlistRows } from './ShortlistRows';
import { useRows } from './use-rows';

interface SharedListProps {
  /** The keys of its entries. */
  readonly shared: readonly string[];
  /** Called when the list has been added to the visitor's own. */
  readonly onDone: () => void;
}

/** A list from a link. It is added to the visitor's own only if the visitor chooses so. */
export function SharedList({ shared, onDone }: SharedListProps) {
  const entries = useMemo(() => shared.map((key) => ({ key, name: key })), [shared]);
  const { rows, statuses } = useRows(entries);
  const known = rows.flatMap(({ key, facts }) =>
    facts.kind === 'item' ? [{ key, name: facts.item.name }] : [],
  );

  function add(): void {
    const outcome = keepEntries(known);
    reportStorageFailure(outcome);
    if (outcome !== 'too many') onDone();
  }

  return (
    <Section heading={TEXTS.shortlist.shared}>
      <p>{TEXTS.shortlist.sharedText}</p>
      <ButtonRow>
        <Button kind="primary" disabled={known.length === 0} onClick={add}>
          {TEXTS.shortlist.addAll}
        </Button>
        <ButtonLink href={shortlistRoute}>{TEXTS.shortlist.mine}</ButtonLink>
      </ButtonRow>
      <ShortlistRows rows={rows} statuses={statuses} />
    </Section>
  );
}
