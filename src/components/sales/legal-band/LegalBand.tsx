import { NumberedTownshipMap } from '../../../ui/township-map/NumberedTownshipMap';
import { Band } from '../../../ui/band/Band';
import { SearchForm } from '../../../features/search/SearchForm';
import * as styles from './LegalBand.module.css';
import type { LegalExampleProps } from '../../../model/derive/land/spell';

interface LegalBandProps {
  readonly legal: LegalExampleProps;
  /** The search page. */
  readonly action: string;
}

/** A legal description taken apart, with a field for the visitor's own. */
export function LegalBand({ legal, action }: LegalBandProps) {
  const { text, parts, section, quarter } = legal;
  return (
    <Band
      ground="ink"
      heading="Know land by its number?"
      text="Type it any way you write it. We find the quarter and the sales around it."
    >
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
          <SearchForm action={action} label="Legal land description" placeholder={text.toLowerCase()} />
        </div>
        <div className={styles.map}>
          <NumberedTownshipMap
            label={`Section ${String(section)} in its township, the ${parts[0]?.meaning ?? quarter} in gold`}
            marked={[section]}
            quarter={quarter}
          />
        </div>
      </div>
    </Band>
  );
}
