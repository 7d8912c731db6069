import type { Example } from '../example';
import { Prose } from './Prose';

const html = `<p>Bidding closes when nobody has bid for two minutes. <a href="#prose">Read the terms</a>.</p>
<h3>À Saint-Pierre-Jolys</h3>
<ul><li>Viewing days are announced.</li><li>Les visites sont libres.</li></ul>
<ol><li>Register.</li><li>Bid.</li></ol>
<blockquote><p>A fair price, seen by all.</p></blockquote>
<div class="table" role="group" aria-label="Table" tabindex="0"><table>
<thead><tr><th>Lot</th><th class="r">Acres</th><th class="r">High bid</th></tr></thead>
<tbody><tr><th scope="row">Parcel 1</th><td class="r">160.0</td><td class="r fig">$472,000</td></tr>
<tr class="sum"><th scope="row">Together</th><td class="r">318.3</td><td class="r fig">$1,012,000</td></tr>
<tr class="bloc"><th scope="row">En bloc bid</th><td class="r">318.3</td><td class="r fig">$1,075,000</td></tr></tbody></table></div>`;

export const proseExamples: readonly Example[] = [
  { name: 'All that it may hold', wide: true, node: <Prose html={html} /> },
];
