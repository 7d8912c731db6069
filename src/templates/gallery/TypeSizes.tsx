import * as styles from './TypeSizes.module.css';

/** Each class sets the typeface and the size of the same name. */
const sizes = [
  { size: 'hero', sample: 'Farmland, sold in the open' },
  { size: 'one', sample: 'Four Mile Coulee' },
  { size: 'two', sample: 'What land sold for' },
  { size: 'three', sample: 'Iron Creek Home Place' },
  { size: 'four', sample: 'Terres à Saint-Pierre-Jolys' },
  { size: 'figures', sample: '$6,400,000' },
  { size: 'standfirst', sample: 'A section under four pivots and a coulee of native grass.' },
  { size: 'body', sample: 'Running text is in the visitor’s own system face.' },
  { size: 'label', sample: 'Tables, labels and buttons' },
  { size: 'caption', sample: 'Captions and legal text, the smallest there is' },
] as const;

/** The font sizes, each with a realistic text. */
export function TypeSizes() {
  return (
    <div className={styles.sizes}>
      {sizes.map(({ size, sample }) => (
        <p key={size} className={styles[size]}>
          {sample}
        </p>
      ))}
    </div>
  );
}
