import type { CheckedDocumentProps } from '../../../page-data/lot-props';
import * as styles from './DocumentChecksums.module.css';

/** SHA-256 checksums of documents, folded: few buyers compare them. */
export function DocumentChecksums({ documents }: { readonly documents: readonly CheckedDocumentProps[] }) {
  return (
    <details className={styles.checksums}>
      <summary>{TEXTS.salePage.checksums}</summary>
      {documents.map(({ href, title, sha256 }) => (
        <p key={href}>
          {title}
          <code>{sha256}</code>
        </p>
      ))}
    </details>
  );
}
