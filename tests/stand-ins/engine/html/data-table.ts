import { html, type Html, type Part } from './html';

interface Row {
  readonly id?: string;
  readonly cells: readonly Part[];
}

/** A table that stacks its cells on a narrow screen; the roles are written out because stacking would lose them. */
export function renderTable(caption: string, heads: readonly string[], rows: readonly Row[]): Html {
  const headCells = heads.map((head) => html`<th role="columnheader" scope="col">${head}</th>`);
  const bodyRows = rows.map(({ id, cells }) => {
    const inside = cells.map(
      (cell, column) => html`<td role="cell" data-label="${heads[column] ?? ''}">${cell}</td>`,
    );
    return html`<tr role="row" ${id === undefined ? null : html`id="${id}"`}>
      ${inside}
    </tr>`;
  });
  return html`<table role="table" aria-label="${caption}">
    <thead role="rowgroup">
      <tr role="row">
        ${headCells}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${bodyRows}
    </tbody>
  </table>`;
}
