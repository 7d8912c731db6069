import type { LinkProps } from '../../page-data/common-props';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import * as styles from './SalesBrowser.module.css';

interface SalesHeaderProps {
  readonly heading: string;
  readonly summary: string;
  readonly feeds: readonly LinkProps[];
  /** Address of the map of the sales; null without sales. */
  readonly mapId: string | null;
}

/** Title of the list, with links to its calendar and feed. */
export function SalesHeader({ heading, summary, feeds, mapId }: SalesHeaderProps) {
  return (
    <div>
      <PageHeading heading={heading} summary={summary} />
      <ul className={styles.ways}>
        {mapId !== null && (
          <li>
            <a href={`#${mapId}`}>{TEXTS.sales.onMap}</a>
          </li>
        )}
        {/* These are files, not pages: the browser opens them, or passes them to a calendar. */}
        {feeds.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
