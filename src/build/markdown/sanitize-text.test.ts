import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { renderMarkdown } from './markdown';
import { sanitizeText } from './sanitize-text';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

function elementsIn(node: Node): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return 'tagName' in node ? [node, ...below] : below;
}

const harmless =
  /^(?:h[1-6]|p|a|strong|em|s|code|pre|br|hr|blockquote|ul|ol|li|div|table|thead|tbody|tr|th|td)$/;
const harmlessAttributes = /^(?:id|class|scope|role|aria-label|aria-labelledby|tabindex|href|start)$/;

/** Returns whether a browser would navigate to an address instead of running it. */
function isNavigable(address: string): boolean {
  const base = 'https://site.example/';
  return !URL.canParse(address, base) || /^(?:https?|mailto|tel):$/.test(new URL(address, base).protocol);
}

/** Lists everything in HTML that a browser would run or load and that should not be there. */
function findDangers(html: string): string[] {
  return elementsIn(parseFragment(html)).flatMap(({ tagName, namespaceURI, attrs }) => [
    ...(harmless.test(tagName) && namespaceURI.endsWith('/xhtml') ? [] : [tagName]),
    ...attrs
      .filter(
        ({ name, value }) =>
          !harmlessAttributes.test(name) ||
          (name === 'href' && !isNavigable(value)) ||
          (/^(?:id|aria-labelledby)$/.test(name) && !/^[\w-]+$/.test(value)),
      )
      .map(({ name, value }) => `${name}=${value}`),
  ]);
}

/** Known attacks on sanitizers. */
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><script>alert(1)</script></xmp>',
  '<textarea></textarea><script>alert(1)</script>',
  '<title></title><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<template><script>alert(1)</script></template>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" &#1; javascript:alert(1)">x</a>',
  '<a href="&#x6A;avascript&colon;alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<p style="background:url(//elsewhere.example)">x</p>',
  '<div class="table dialog" tabindex="1" aria-label="x&quot;onfocus=1">x</div>',
  '<h2 id="main&quot; onfocus=alert(1)">x</h2>',
  '<p id=___gatsby onclick=alert(1)>x</p>',
  '<base href="//elsewhere.example/"><meta http-equiv=refresh content="0;url=//elsewhere.example">',
  '<link rel=stylesheet href=//elsewhere.example><style>*{color:red}</style>',
  '<object data=x></object><embed src=x><video src=x onerror=alert(1)><audio src=x>',
  '<!--><script>alert(1)</script>-->',
  '<template#>',
  '<p#main.table>x</p#main.table>',
  '<p>\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
];

describe('sanitizeText', () => {
  it.each(attacks)('leaves nothing dangerous in %s', (attack) => {
    expect(findDangers(sanitizeText(attack))).toEqual([]);
    expect(findDangers(sanitizeText(sanitizeText(attack)))).toEqual([]);
    expect(findDangers(renderMarkdown(attack))).toEqual([]);
    expect(
      findDangers(renderMarkdown(`## Head {${attack}}\n\n[x](<${attack}>){${attack}}\n\n> ${attack}`)),
    ).toEqual([]);
  });

  it('leaves nothing dangerous in any combination of their parts', () => {
    const pieces = attacks.flatMap((attack) => attack.match(/<\/?[\w!-]+|[\w:-]+=|"[^"]*"|[^<"=]+/g) ?? []);
    const marks = [
      '{',
      '}',
      '#',
      '.',
      '\n',
      '\n\n',
      '## ',
      '| a |\n|---|\n| ',
      '](',
      '[',
      '`',
      ':::',
      '> ',
      '- ',
      '\\',
      '<',
      '>',
      '"',
    ];
    const text = fc
      .array(fc.constantFrom(...pieces, ...marks), { maxLength: 24 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        text,
        (source) =>
          findDangers(renderMarkdown(source)).length === 0 && findDangers(sanitizeText(source)).length === 0,
      ),
      { numRuns: 300 },
    );
  });

  it('changes nothing that the renderer writes', () => {
    const html = renderMarkdown(
      '## One\n\nA & B < C “quoted” "straight" **bold** _soft_ `code`\n\n3. three\n4. four\n\n> said\n\n---\n\n[x](/faq/?a=1&b=2) [mail](mailto:a@b.example)\n\n```js\nlet a;\n```\n\n| a | b |\n|---|--:|\n| x {sum} | $1 |',
    );
    expect(html).toContain('<a href="/faq/?a=1&amp;b=2">x</a>');
    expect(html).toContain('<code class="language-js">');
    expect(html).toContain('<ol start="3">');
    expect(html).toContain('<tr class="sum">');
    expect(sanitizeText(html)).toBe(html);
  });

  it('refuses HTML beyond the limits of our texts', () => {
    expect(() => sanitizeText('<div>'.repeat(5_000))).toThrow('levels deep');
    expect(() => sanitizeText('<br>'.repeat(160_000))).toThrow('more than 150000 elements');
  });

  it('accepts the longest texts, also a table whose short rows are filled up', () => {
    const table = `${'|a'.repeat(2000)}|\n${'|-'.repeat(2000)}|\n${'|a|\n'.repeat(40)}`;
    expect(renderMarkdown(table)).toMatch(/<td><\/td>\n<\/tr>\n<\/tbody>/);
  });

  it('removes invisible characters, also those written as references', () => {
    expect(
      renderMarkdown('Wheat&#x202E; and&#xFEFF;&#x200B; barley&ZeroWidthSpace;.\n\nRye&nbsp;&shy;.'),
    ).toBe('<p>Wheat and barley.</p>\n<p>Rye\u00A0\u00AD.</p>');
  });
});
