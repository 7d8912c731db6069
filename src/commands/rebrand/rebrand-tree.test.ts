import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import sharp from 'sharp';
import type { Answers } from './answers';
import { readPresentBrand } from './present-brand';
import { rebrandTree } from './rebrand-tree';
import { readEdits } from './remove-samples';
import { brandReplacer, firstTrace } from './replace-brand';
import { readTree } from './tree';

const { brand: present, hasSamples } = readPresentBrand(readFileSync('content/settings/site.yaml', 'utf8'));
const tree = readTree('.', true);

function answers(changes: Partial<Answers> & { texts?: Answers['texts'] } = {}): Answers {
  const { texts, ...rest } = changes;
  return {
    colours: {},
    keepSamples: true,
    ...rest,
    texts: {
      name: 'Zébulon & Fils',
      slug: 'zebulon-et-fils',
      site: 'https://www.zebulon.example',
      engine: 'https://encan.zebulon.example',
      email: 'bonjour@zebulon.example',
      phone: '+12045550142',
      ...texts,
    },
  };
}

async function rebranded(changes: Parameters<typeof answers>[0] = {}, files = tree) {
  return rebrandTree(await files, answers(changes), await readEdits());
}

function textIn(files: ReadonlyMap<string, Buffer>, file: string): string {
  return files.get(file)?.toString('utf8') ?? '';
}

/** A small tree in place of the whole one. */
async function withFile(file: string, text: string) {
  return new Map(await tree).set(file, Buffer.from(text));
}

describe('another company', () => {
  it('has its name, addresses and e-mails wherever the old one had them', async () => {
    const { tree: result, renamed } = await rebranded();
    const site: unknown = parse(textIn(result, 'content/settings/site.yaml'));
    expect(site).toMatchObject({
      brand: { name: 'Zébulon & Fils', slug: 'zebulon-et-fils' },
      contact: { phone: '+12045550142', email: 'bonjour@zebulon.example' },
      hosts: { site: 'https://www.zebulon.example', engine: 'https://encan.zebulon.example' },
      podcast: { author: 'Zébulon & Fils' },
    });
    expect(site).toHaveProperty('social', {});
    expect(textIn(result, 'content/pages/why.md')).toContain('title: Why Zébulon & Fils\n');
    const compare =
      'content/questions/selling-farmland/how-does-zebulon-et-fils-com-compare-to-the-alternatives.md';
    expect(result.has(compare)).toBe(true);
    expect([...renamed.keys()]).toEqual([compare]);
    expect(textIn(result, 'README.md')).toMatch(/^# Website of Zébulon & Fils\n/);
    for (const file of ['package.json', 'package-lock.json'])
      expect(textIn(result, file)).toContain('"name": "zebulon-et-fils-website"');
  });

  it('leaves no trace of the old one, except in the history of decisions', async () => {
    for (const keepSamples of [true, false]) {
      const { tree: result } = await rebranded({ keepSamples });
      const traces = [...result].filter(
        ([file, content]) =>
          firstTrace(file, present) !== null || firstTrace(content.toString('latin1'), present) !== null,
      );
      expect(traces.map(([file]) => file).filter((file) => !file.startsWith('docs/decisions/'))).toEqual([]);
    }
  });

  it('can become another company again', async () => {
    const { tree: first } = await rebranded();
    const texts = { name: 'Aurore Encans', slug: 'aurore-encans', site: 'https://aurore.example' };
    const others = { engine: 'https://encan.aurore.example', email: 'bonjour@aurore.example' };
    const { tree: second } = await rebranded({ texts: { ...texts, ...others } }, Promise.resolve(first));
    for (const file of ['package.json', 'package-lock.json'])
      expect(textIn(second, file).match(/"name": "aurore-encans-website"/g)).toHaveLength(
        file === 'package.json' ? 1 : 2,
      );
  });

  it('can have the samples of the old company removed', async () => {
    if (!hasSamples) return;
    const { tree: result, removed } = await rebranded({ keepSamples: false });
    expect(removed.length).toBeGreaterThan(50);
    expect([...result.keys()].filter((file) => /^content\/(?:sales|team|episodes)\//.test(file))).toEqual([]);
    const site = textIn(result, 'content/settings/site.yaml');
    expect(site).not.toMatch(/sample|licences|broker|home quarter/i);
    expect(textIn(result, 'README.md')).not.toContain('nothing is for sale');
  });

  it('can have other colours, including in the icons', async () => {
    const { tree: result } = await rebranded({ colours: { gold: '#8fd19e', 'dark.blue': '#d3b5f2' } });
    const tokens = textIn(result, 'src/styles/tokens.css');
    expect(tokens).toMatch(/--gold: #8fd19e;\n/);
    expect(tokens).toMatch(/--gold-hover: #b1dfbb;/);
    expect(tokens).toMatch(/--blue: #d3b5f2;/);
    expect(textIn(result, 'gatsby-config.ts')).toContain("theme_color: '#8FD19E'");
    expect(textIn(result, 'static/favicon.svg')).toContain('#8FD19E');
    for (const icon of ['static/icon-192.png', 'static/icon-maskable.png']) {
      const data = await sharp(result.get(icon)).removeAlpha().raw().toBuffer();
      const pixels = new Set(
        Array.from({ length: data.length / 3 }, (_, at) => data.subarray(3 * at, 3 * at + 3).toString('hex')),
      );
      expect(pixels).toContain('8fd19e');
      expect(pixels).not.toContain('f8b332');
    }
  });
});

describe('is refused', () => {
  it.each([
    [
      'a name that holds the one before',
      { texts: { name: `${present.name} West` } },
      'holds the name that the site has now',
    ],
    ['the same slug', { texts: { slug: present.slug } }, 'holds the name that the site has now'],
    ['a host that holds the old slug', { texts: { site: `https://www.${present.slug}.example` } }, '--site'],
    ['a common word as a name', { texts: { name: 'Auction' } }, 'could not be told from other words'],
    ['a common word as a slug', { texts: { slug: 'land' } }, 'could not be told from other words'],
    [
      'a token that is no colour',
      { colours: { measure: '#ffffff' } },
      'the light theme has no colour of that name',
    ],
    [
      'a colour that is too pale for links',
      { colours: { blue: '#9ccbe8' } },
      /blue on paper in the light theme has a contrast of 1\.\d\d and needs 4\.5/,
    ],
    [
      'a colour of buttons that is too dark',
      { colours: { gold: '#0b4a75' } },
      /on-gold on gold in the light theme/,
    ],
  ])('%s', async (_, changes, message) => {
    await expect(rebranded(changes)).rejects.toThrow(message);
  });

  it('a sale of the adopter among the samples', async () => {
    const files = withFile('content/sales/our-first.yaml', 'name: Our first\n');
    await expect(rebranded({ keepSamples: false }, files)).rejects.toThrow(
      'content/sales/our-first.yaml: no sample',
    );
  });

  it('a changed text with a passage about samples that has to be removed', async () => {
    const files = withFile('content/pages/team.md', '---\ntitle: Team\n---\n\nWe.\n');
    await expect(rebranded({ keepSamples: false }, files)).rejects.toThrow(
      'content/pages/team.md does not hold this once',
    );
  });

  it('a text that still mentions a sample', async () => {
    const files = withFile('content/glossary/note.yaml', 'text: See [it](/auctions/souris-flats/).\n');
    await expect(rebranded({ keepSamples: false }, files)).rejects.toThrow(
      'content/glossary/note.yaml, line 1: souris-flats',
    );
  });

  it('a spelling of the old name that cannot be replaced', async () => {
    const files = withFile('docs/notes.md', `Notes\n\n${present.name.toUpperCase()}\n`);
    await expect(rebranded({}, files)).rejects.toThrow('docs/notes.md, line 3');
  });

  it('a file that is in the way of one to be renamed', async () => {
    const old = `docs/${present.slug}.md`;
    const files = (await withFile(old, 'one\n')).set('docs/zebulon-et-fils.md', Buffer.from('two\n'));
    await expect(rebranded({}, Promise.resolve(files))).rejects.toThrow(`${old} would become`);
  });
});

describe('replacing', () => {
  const from = {
    name: 'Old & Sons',
    slug: 'old-sons',
    email: 'hello@old-sons.example',
    site: 'https://www.old-sons.example',
    engine: 'https://bid.old-sons.example',
  };
  const to = {
    name: 'New',
    slug: 'new-land',
    email: 'hi@new.example',
    site: 'https://new.example',
    engine: 'https://bids.example',
  };

  it('is done in one pass, with the longest word first', () => {
    expect(
      brandReplacer(
        from,
        to,
      )(
        'Old & Sons: https://www.old-sons.example/why-old-sons/, bid.old-sons.example, dale@old-sons.example',
      ),
    ).toBe('New: https://new.example/why-new-land/, bids.example, dale@new.example');
  });

  it('treats characters of patterns literally', () => {
    const replace = brandReplacer(from, { ...to, name: '$& Land' });
    expect(replace('Old & Sons. Oldx& Sons')).toBe('$& Land. Oldx& Sons');
  });
});
