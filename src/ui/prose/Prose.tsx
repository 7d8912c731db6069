import * as styles from './Prose.module.css';

/** Running text that the build has made from an editor's Markdown. */
export function Prose({ html }: { readonly html: string }) {
  if (html === '') return null;
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
