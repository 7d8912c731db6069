import { LazyTownshipMap } from '../../land/township-map/LazyTownshipMap';
import { FullWidthSection } from '../../../ui/full-width-section/FullWidthSection';
import * as styles from './LegalDescriptionSection.module.css';
import type { LegalExampleProps } from '../../../model/derive/land/explain-legal-description';
import { legalSpellings } from '../../../model/derive/land/legal-spellings';
import { searchRoute } from '../../../model/derive/routes';
import { LinkList } from '../../../ui/link-list/LinkList';

interface LegalDescriptionSectionProps {
  readonly legal: LegalExampleProps;
}

/** A legal description explained part by part, with other spellings of it that link to the search. */
export function LegalDescriptionSection({ legal }: LegalDescriptionSectionProps) {
  const { text, parts, section, quarter } = legal;
  return (
    <FullWidthSection surface="ink" heading={TEXTS.landSearch.heading} text={TEXTS.landSearch.text} folded>
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
          <div className={styles.spellings}>
            <p>{TEXTS.landSearch.spellings}</p>
            <LinkList links={legalSpellings(legal).map((label) => ({ label, href: searchRoute(label) }))} />
          </div>
        </div>
        <div className={styles.map}>
          <LazyTownshipMap
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
