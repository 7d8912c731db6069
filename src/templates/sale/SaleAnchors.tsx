import type { SalePageProps } from './props';
import { SectionChips } from '../../ui/section-chips/SectionChips';

/** Links to the parts of the page, with the number of entries in each. */
export function SaleAnchors({ sale }: { readonly sale: SalePageProps }) {
  const { parcels, steps, viewingDays, documents, options, features, gallery, changes } = sale;
  const parts = [
    { id: 'parcels', label: TEXTS.sections.parcels, count: parcels.length },
    { id: 'dates', label: TEXTS.sections.dates, shown: steps.length + viewingDays.length > 0 },
    { id: 'changes', label: TEXTS.sections.changes, count: changes.length },
    { id: 'documents', label: TEXTS.sections.documents, count: documents.length },
    { id: 'options', label: TEXTS.sections.options, count: options.length },
    { id: 'features', label: TEXTS.sections.features, count: features.length },
    { id: 'pictures', label: TEXTS.sections.pictures, count: gallery.length },
  ];
  return (
    <SectionChips
      label={TEXTS.sections.onThisPage}
      parts={parts.filter(({ count, shown = count !== 0 }) => shown)}
    />
  );
}
