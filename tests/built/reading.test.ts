import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { hasShell, readPages, type BuiltPage } from './built-site';
import { routes } from '../tooling/company';

const pages = readPages();
const byPath = new Map(pages.map((page) => [page.path, page]));
const questions = pages.filter(({ template }) => template.startsWith('question'));
const texts = pages.filter(({ template }) => /^(question|article)/.test(template));
const alternatives = routes.compare;
const bidding = '/questions/sale-process/how-does-the-bidding-process-work/';

function hrefs({ root }: BuiltPage, selector: string): string[] {
  return root.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '');
}

function nodeOf({ root }: BuiltPage, type: string): unknown {
  const Graph = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });
  const script = root.querySelector('script[type="application/ld+json"]');
  return Graph.parse(JSON.parse(script?.rawText ?? ''))['@graph'].find((node) => node['@type'] === type);
}

describe('the anchors of the specification', () => {
  it.each([
    ['header', bidding, ['Bidding-Process', 'Starting-Bids', 'Closing-The-Sale']],
    ['footer', bidding, ['Bidding-Process', 'Starting-Bids', 'Closing-The-Sale']],
    ['header', alternatives, ['Private-Sale', 'Public-Auction', 'Private-Tender', 'Professional-Realtor']],
  ])('are linked from the %s of every page, and are headings: %s', (landmark, path, anchors) => {
    const wanted = anchors.map((anchor) => `${path}#${anchor}`);
    for (const page of pages.filter(hasShell))
      expect([page.path, hrefs(page, `${landmark} a`)]).toEqual([page.path, expect.arrayContaining(wanted)]);
    for (const anchor of anchors)
      expect([anchor, byPath.get(path)?.root.querySelector(`#${anchor}`)?.tagName]).toEqual([anchor, 'H2']);
  });
});

describe('questions', () => {
  it('have the date of their last check, and the time to read them', () => {
    for (const { path, root } of questions)
      expect([path, root.querySelector('main')?.text]).toEqual([
        path,
        expect.stringMatching(/Updated \w+ \d{1,2}, 20\d\d\. [A-Z][a-z]+-minute read\./),
      ]);
  });

  it('link to others, never to themselves, and to none twice', () => {
    for (const page of questions) {
      const related = hrefs(page, 'main section li > a');
      expect([page.path, related.length > 0]).toEqual([page.path, true]);
      expect([page.path, related.includes(page.path)]).toEqual([page.path, false]);
      expect(related).toEqual([...new Set(related)]);
    }
  });

  it('are on the page of common questions, with the short answer of the structured data', () => {
    const faq = byPath.get('/faq/');
    const Answer = z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) });
    if (faq === undefined) throw new Error('there is no page of common questions');
    const { mainEntity } = z.object({ mainEntity: z.array(Answer) }).parse(nodeOf(faq, 'FAQPage'));
    expect(mainEntity).toHaveLength(questions.length);
    const shown = faq.root.querySelector('main')?.text ?? '';
    for (const { name, acceptedAnswer } of mainEntity)
      expect([name, shown.includes(name), shown.includes(acceptedAnswer.text)]).toEqual([name, true, true]);
    expect(hrefs(faq, 'main details a').sort()).toEqual(questions.map(({ path }) => path).sort());
  });
});

describe('the glossary', () => {
  const glossary = byPath.get('/glossary/');
  const Definitions = z.record(z.string(), z.tuple([z.string(), z.string()]));
  const definitions = Definitions.parse(JSON.parse(readFileSync('public/glossary/definitions.json', 'utf8')));

  it('has every term at its anchor, with the definition of the texts and of the structured data', () => {
    const Term = z.object({ name: z.string(), description: z.string(), url: z.url() });
    if (glossary === undefined) throw new Error('there is no glossary');
    const { hasDefinedTerm } = z
      .object({ hasDefinedTerm: z.array(Term) })
      .parse(nodeOf(glossary, 'DefinedTermSet'));
    expect(hasDefinedTerm.length).toBeGreaterThanOrEqual(25);
    for (const { name, description, url } of hasDefinedTerm) {
      const slug = new URL(url).hash.slice(1);
      expect(definitions[slug]).toEqual([name, description]);
      const shown = glossary.root.querySelector(`#${slug}`)?.closest('details').text ?? '';
      expect([name, shown.includes(name), shown.includes(description)]).toEqual([name, true, true]);
    }
  });

  it('explains a word once in a text, and none in headings, links and table headers', () => {
    const marked = 'main a[href^="/glossary/#"]';
    expect(texts.filter((page) => hrefs(page, marked).length > 0).length).toBeGreaterThan(15);
    for (const page of texts) {
      const links = hrefs(page, marked);
      expect([page.path, links]).toEqual([page.path, [...new Set(links)]]);
      expect(hrefs(page, `:is(h1, h2, h3, th) a[href^="/glossary/#"]`)).toEqual([]);
      for (const href of links) expect(definitions).toHaveProperty([href.slice('/glossary/#'.length)]);
    }
  });
});
