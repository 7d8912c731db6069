/** Text made safe for elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

const style = `
  body { font: 1.0625rem/1.5 system-ui, sans-serif; margin: 0; color: #1d2a20; background: #fff }
  header { background: #4a2c6b; color: #fff; padding: .75rem 1rem }
  main { max-width: 44rem; padding: 0 1rem 3rem }
  a { color: #4a2c6b }
  label, fieldset { display: block; margin: 0 0 1rem }
  input:not([type=radio]) { display: block; font: inherit; padding: .5rem; width: 20rem; max-width: 100%; box-sizing: border-box }
  button { font: inherit; min-height: 2.75rem; padding: .5rem 1.25rem }
  table { border-collapse: collapse } th, td { text-align: left; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid #999 }
  .error { border-left: .25rem solid #b00020; padding-left: .75rem }
`;

/** A whole page; the title is plain text, the body is HTML. */
export function renderPage(title: string, body: string, siteOrigin: string): string {
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | Stand-in auction engine</title>
<style>${style}</style>
</head>
<body>
<header><strong>Stand-in auction engine.</strong> For local use and tests: no real accounts, no real bids.</header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
<p><a href="${escapeHtml(siteOrigin)}/">Back to the site</a></p>
</main>
</body>
</html>
`;
}

/** A labelled text field. */
export function renderField(name: string, label: string, value: string, attributes: string): string {
  return `<label>${escapeHtml(label)} <input name="${name}" value="${escapeHtml(value)}" ${attributes}></label>`;
}

/** A table whose cells are plain text. */
export function renderTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table>`;
}
