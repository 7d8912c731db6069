import * as styles from './StartToSold.module.css';

const heads = [
  TEXTS.resultGraphics.land,
  TEXTS.resultGraphics.rise,
  TEXTS.columns.startingBid,
  TEXTS.columns.soldFor,
  TEXTS.resultGraphics.change,
];

interface StartToSoldProps {
  /** How the figures are made. */
  readonly caption: string;
  /** Rows that the build has made. */
  readonly rowsHtml: string;
}

/** From the starting bid to the accepted bid, drawn by the acre, in a table. */
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
