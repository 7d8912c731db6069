import * as styles from './StartToSold.module.css';

const heads = [
  TEXTS.resultGraphics.land,
  TEXTS.resultGraphics.rise,
  TEXTS.columns.startingBid,
  TEXTS.columns.soldFor,
  TEXTS.resultGraphics.change,
];

interface StartToSoldProps {
  /** Explanation of the figures. */
  readonly caption: string;
  /** Rows that the build has made. */
  readonly rowsHtml: string;
}

/** Starting bids and accepted bids per acre, drawn in a table. */
export function StartToSold({ caption, rowsHtml }: StartToSoldProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.rises} role="table">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((head) => (
              <th key={head} role="columnheader" scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" dangerouslySetInnerHTML={{ __html: rowsHtml }} />
      </table>
    </div>
  );
}
