import { TownshipMap } from '../../land/township-map/TownshipMap';
import { FullWidthSection } from '../../../ui/full-width-section/FullWidthSection';
import { SearchForm } from '../../../features/search/SearchForm';
import * as styles from './LegalDescriptionSection.module.css';
import type { LegalExampleProps } from '../../../model/derive/land/explain-legal-description';

interface LegalDescriptionSectionProps {
  readonly legal: LegalExampleProps;
  /** The search page. */
  readonly action: string;
}

/** A legal description explained part by part, with a field for the visitor's own. */
export function LegalDescriptionSection({ legal, action }: LegalDescriptionSectionProps) {
  const { text, parts, section, quarter } = legal;
  return (
    <FullWidthSection surface="ink" heading={TEXTS.landSearch.heading} text={TEXTS.landSearch.text}>
      <div className={styles.columns}>
        <div>
          <ol className={styles.code} aria-label={`${text}, part by part`}>
            {parts.map(({ code, meaning }) => (
              <li key={meaning}>
                <b>{code}</b>
                <span>{meaning}</span>
              </li>
            ))}
          </ol>
          <SearchForm action={action} label={TEXTS.landSearch.label} placeholder={text.toLowerCase()} />
        </div>
        <div className={styles.map}>
          <TownshipMap
            numbered
            label={`Section ${String(section)} in its township, the ${parts[0]?.meaning ?? quarter} in gold`}
            marked={[section]}
            quarter={quarter}
          />
        </div>
      </div>
    </FullWidthSection>
  );
}
