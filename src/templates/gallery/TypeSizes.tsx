import * as styles from './TypeSizes.module.css';

/** Each class sets the face and the size of its name. */
const sizes = [
  { size: 'hero', words: 'Farmland, sold in the open' },
  { size: 'one', words: 'Four Mile Coulee' },
  { size: 'two', words: 'What land sold for' },
  { size: 'three', words: 'Iron Creek Home Place' },
  { size: 'four', words: 'Terres à Saint-Pierre-Jolys' },
  { size: 'figures', words: '$6,400,000' },
  { size: 'standfirst', words: 'A section under four pivots and a coulee of native grass.' },
  { size: 'body', words: 'Running text is in the visitor’s own system face.' },
  { size: 'label', words: 'Tables, labels and buttons' },
  { size: 'caption', words: 'Captions and legal text, the smallest there is' },
] as const;

/** The font sizes, each with a realistic text. */
export function TypeSizes() {
  return (
    <div className={styles.sizes}>
      {sizes.map(({ size, words }) => (
        <p key={size} className={styles[size]}>
          {words}
        </p>
      ))}
    </div>
  );
}
