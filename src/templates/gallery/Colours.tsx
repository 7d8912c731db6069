import * as styles from './Colours.module.css';

/** Each class fills with the token of the same name. */
const colours = [
  { fill: 'ink', name: 'Ink', use: 'Text, every drawn line' },
  { fill: 'inkTwo', name: 'Ink 2', use: 'Secondary text' },
  { fill: 'inkThree', name: 'Ink 3', use: 'Captions' },
  { fill: 'soil', name: 'Soil', use: 'Dark ground in both themes' },
  { fill: 'soilTwo', name: 'Soil 2', use: 'Raised on soil' },
  { fill: 'inkMute', name: 'Ink mute', use: 'Secondary text on soil' },
  { fill: 'gold', name: 'Gold', use: 'Act, or now. Under ink; never text on white' },
  { fill: 'goldHover', name: 'Gold hover', use: 'Under the pointer' },
  { fill: 'water', name: 'Water', use: 'Links, focus, en bloc' },
  { fill: 'barn', name: 'Barn', use: 'Errors only' },
  { fill: 'barnTint', name: 'Barn tint', use: 'Fields in error' },
  { fill: 'spruce', name: 'Spruce', use: 'Success only' },
  { fill: 'snow', name: 'Snow', use: 'Quiet section' },
  { fill: 'straw', name: 'Straw', use: 'En bloc row, active option' },
  { fill: 'sky', name: 'Sky', use: 'Notices' },
  { fill: 'sold', name: 'Sold', use: 'Sold land on plans' },
  { fill: 'line', name: 'Line', use: 'Field borders' },
  { fill: 'rule', name: 'Rule', use: 'Decoration only' },
] as const;

/** The colour tokens, each with its use. */
export function Colours() {
  return (
    <ul className={styles.colours}>
      {colours.map(({ fill, name, use }) => (
        <li key={fill}>
          <span className={`${styles.fill} ${styles[fill]}`} />
          <b>{name}</b>
          <span>{use}</span>
        </li>
      ))}
    </ul>
  );
}
