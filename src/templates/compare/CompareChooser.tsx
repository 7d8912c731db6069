import type { CompareLotProps } from './props';
import { Checkbox } from '../../ui/checkbox/Checkbox';
import * as styles from './CompareChooser.module.css';

const fewest = 2;

interface CompareChooserProps {
  readonly lots: readonly CompareLotProps[];
  readonly chosen: readonly string[];
  readonly onChoose: (slugs: readonly string[]) => void;
}

/** Selects the lots to compare: at least two. */
export function CompareChooser({ lots, chosen, onChoose }: CompareChooserProps) {
  const toggled = (slug: string) =>
    lots
      .map((lot) => lot.slug)
      .filter((known) => (known === slug ? !chosen.includes(slug) : chosen.includes(known)));
  return (
    <fieldset className={styles.chooser}>
      <legend>{TEXTS.compare.show}</legend>
      {lots.map(({ slug, name }) => (
        <Checkbox
          key={slug}
          label={name}
          name="parcels"
          value={slug}
          checked={chosen.includes(slug)}
          onChange={() => {
            const next = toggled(slug);
            if (next.length >= fewest) onChoose(next);
          }}
        />
      ))}
      <small role="status">{chosen.length === fewest ? TEXTS.compare.chooseTwo : ''}</small>
    </fieldset>
  );
}
