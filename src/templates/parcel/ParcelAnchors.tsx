import type { ParcelPageProps } from './props';
import { SectionChips } from '../../ui/section-chips/SectionChips';

interface ParcelAnchorsProps {
  readonly parcel: ParcelPageProps;
  readonly toBeSold: boolean;
}

/** Links to the parts of the page, for a phone. */
export function ParcelAnchors({ parcel, toBeSold }: ParcelAnchorsProps) {
  const { landRecord, terms, features, options, documents, steps } = parcel;
  const parts = [
    { id: 'facts', label: TEXTS.sections.facts, shown: true },
    { id: 'record', label: TEXTS.sections.landRecord, shown: landRecord.length > 0 },
    { id: 'total', label: TEXTS.sections.estimate, shown: toBeSold },
    { id: 'terms', label: TEXTS.sections.terms, shown: terms.length > 0 },
    { id: 'features', label: TEXTS.sections.features, shown: features.length > 0 },
    { id: 'options', label: TEXTS.sections.options, shown: options.length > 0 },
    { id: 'documents', label: TEXTS.sections.documents, shown: documents.length > 0 },
    { id: 'dates', label: TEXTS.sections.dates, shown: steps.length > 0 },
  ];
  return (
    <SectionChips label={TEXTS.sections.onThisPage} parts={parts.filter(({ shown }) => shown)} smallOnly />
  );
}
