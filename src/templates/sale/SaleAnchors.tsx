import type { SalePageProps } from './props';
import * as styles from './SaleAnchors.module.css';

/** Links to the parts of the page, with the number of entries in each. */
export function SaleAnchors({ sale }: { readonly sale: SalePageProps }) {
  const { parcels, steps, viewingDays, documents, options, features, gallery, changes } = sale;
  const parts = [
    { href: '#parcels', label: 'Parcels', count: parcels.length },
    { href: '#dates', label: 'Dates', count: steps.length + viewingDays.length },
    { href: '#documents', label: 'Documents', count: documents.length },
    { href: '#options', label: 'Options', count: options.length },
    { href: '#features', label: 'Features', count: features.length },
    { href: '#pictures', label: 'Pictures', count: gallery.length },
    { href: '#changes', label: 'Changes', count: changes.length },
  ];
  return (
    <nav className={styles.anchors} aria-label="On this page">
      {parts.map(
        ({ href, label, count }) =>
          count > 0 && (
            <a key={href} href={href}>
              {label} {label !== 'Dates' && <span>{count}</span>}
            </a>
          ),
      )}
    </nav>
  );
}
