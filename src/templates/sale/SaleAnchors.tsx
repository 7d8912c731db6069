import type { SalePageProps } from './props';
import * as styles from './SaleAnchors.module.css';

/** Links to the parts of the page, with the number of entries in each. */
export function SaleAnchors({ sale }: { readonly sale: SalePageProps }) {
  const { parcels, steps, viewingDays, documents, options, features, gallery, changes } = sale;
  const parts = [
    { href: '#parcels', label: TEXTS.sections.parcels, count: parcels.length },
    { href: '#dates', label: TEXTS.sections.dates, count: steps.length + viewingDays.length },
    { href: '#documents', label: TEXTS.sections.documents, count: documents.length },
    { href: '#options', label: TEXTS.sections.options, count: options.length },
    { href: '#features', label: TEXTS.sections.features, count: features.length },
    { href: '#pictures', label: TEXTS.sections.pictures, count: gallery.length },
    { href: '#changes', label: TEXTS.sections.changes, count: changes.length },
  ];
  return (
    <nav className={styles.anchors} aria-label={TEXTS.sections.onThisPage}>
      {parts.map(
        ({ href, label, count }) =>
          count > 0 && (
            <a key={href} href={href}>
              {label} {href !== '#dates' && <span>{count}</span>}
            </a>
          ),
      )}
    </nav>
  );
}
