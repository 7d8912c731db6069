import type { Example } from '../example';
import { Prose } from './Prose';

const html = `<p>Bidding closes when nobody has bid for two minutes. <a href="#prose">Read the terms</a>.</p>
<h3>À Saint-Pierre-Jolys</h3>
<ul><li>Viewing days are announced.</li><li>Les visites sont libres.</li></ul>
<ol><li>Register.</li><li>Bid.</li></ol>
<blockquote><p>A fair price, seen by all.</p></blockquote>
<div class="table"><table><thead><tr><th>Parcel</th><th>Acres</th></tr></thead>
<tbody><tr><td>1</td><td>160.0</td></tr><tr><td>2</td><td>158.3</td></tr></tbody></table></div>`;

export const proseExamples: readonly Example[] = [
  { name: 'All that it may hold', wide: true, node: <Prose html={html} /> },
];
