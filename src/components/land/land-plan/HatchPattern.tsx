import * as styles from './HatchPattern.module.css';

/** The hatching of land with bids, and of the time that has passed before an en bloc round. */
export function HatchPattern({ id }: { readonly id: string }) {
  return (
    <pattern
      id={id}
      className={styles.hatch}
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0h7v7H0z" />
      <path d="M0 0v7" />
    </pattern>
  );
}
