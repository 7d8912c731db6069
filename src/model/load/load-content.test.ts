import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ContentCopy } from './content-copy.example';
import { formatProblems, type Problem } from './files/problem';

const now = new Date('2026-11-21T18:00:00Z');
const realSale = 'sales/four-mile-coulee.yaml';
const copy = new ContentCopy();

beforeAll(copy.create);
afterEach(copy.restore);
afterAll(copy.delete);

async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  await copy.edit(file, (source) => source.replace(from, to));
}

async function problems(): Promise<readonly Problem[]> {
  const loaded = await copy.load(now);
  return loaded.ok ? [] : loaded.failure;
}

describe('loadContent', () => {
  it('finds nothing wrong with the sample content', async () => {
    expect(formatProblems(await problems())).toMatch(/^0 problems/);
  });

  const sale = 'sales/burnt-birch-ranch.yaml';
  it.each([
    ['a wrong type', sale, /titledAcres: [\d.]+/, 'titledAcres: many', 'should be a number, but is text'],
    [
      'an unknown key',
      sale,
      /^municipality:/m,
      'county: Saddle Hills\nmunicipality:',
      'is not a field that we know',
    ],
    ['a missing title', 'pages/why.md', /^title:.*\n/m, '', 'is missing'],
    ['a duplicate slug', sale, 'slug: parcel-2', 'slug: parcel-1', 'the address "parcel-1" is used twice'],
    [
      'a dangling reference',
      sale,
      /^place: .*/m,
      'place: atlantis',
      'there is no content/places/atlantis.yaml',
    ],
    [
      'a picture that is not there',
      sale,
      'sales/burnt-birch-ranch.jpg',
      'sales/missing.jpg',
      'there is no file content/media/sales/missing.jpg',
    ],
    [
      'an en bloc round without a bid for each parcel',
      'pages/en-bloc.md',
      'highBids: [770000, 385000, 795000]',
      'highBids: [770000, 385000]',
      'has 3 parcels, and here are 2 high bids',
    ],
    ['a picture without a description', sale, /^( +)alt: .*\n/m, '$1alt: ""\n', 'is blank'],
    ['uses over the titled acres', sale, /cultivatedAcres: [\d.]+/, 'cultivatedAcres: 900', 'more than the'],
    [
      'an end before the start',
      sale,
      /^endTime: .*/m,
      'endTime: 2020-01-01T11:00:00-07:00',
      'it ends before it starts, or at the same moment',
    ],
    ['times without a zone', sale, /^timeZone: .*\n/m, '', 'the sale has times but no time zone'],
    [
      'a zone that does not exist',
      sale,
      /^timeZone: .*/m,
      'timeZone: America/Sexsmith',
      '"America/Sexsmith" is not a time zone',
    ],
    [
      'a zone of another province',
      sale,
      /^timeZone: .*/m,
      'timeZone: America/Toronto',
      'is not a time zone of Alberta, British Columbia, Manitoba or Saskatchewan',
    ],
    [
      'a time without its offset',
      sale,
      /^startTime: '?([\dT:-]+?)-0\d:00'?$/m,
      "startTime: '$1'",
      'is a time without its offset from UTC',
    ],
    [
      'land that does not parse',
      sale,
      'NW-4-77-8-W6M',
      'NX-4-77-8-W6M',
      '"NX-4-77-8-W6M" is not a legal land description',
    ],
    ['land in two parcels', sale, 'NW-9-77-8-W6M', 'NW-4-77-8-W6M', 'NW-4-77-8-W6M is already in parcel-1'],
    [
      'an en bloc of an unknown parcel',
      sale,
      /(enBlocs:[\s\S]*?)parcel-3/,
      '$1parcel-9',
      'this sale has no parcel "parcel-9"',
    ],
    [
      'a sale set aside without a reason',
      'sales/frenchman-valley-grass.yaml',
      /^stateNote:.*(\n +.*)*\n/m,
      '',
      'the sale is postponed without a word on why',
    ],
    [
      'land sold twice',
      'sales/souris-flats.yaml',
      /^( +)startingBid: 520000/m,
      '$1startingBid: 520000\n$1acceptedBid: 770000',
      'the same land is sold en bloc and as parcel-1',
    ],
    [
      'results that contradict each other',
      'sales/souris-flats.yaml',
      /^sample: true/m,
      'sample: true\nnothingSold: true',
      'the sale has an accepted bid and says that nothing sold',
    ],
    [
      'plans of an unknown sale',
      'questions/sale-process/what-is-en-bloc-and-how-does-it-work.md',
      'plans souris-flats',
      'plans atlantis',
      'there is no content/sales/atlantis.yaml',
    ],
    [
      'a block that is not known',
      'pages/terms-and-conditions.md',
      '::: note These are sample terms',
      '::: warning',
      '"::: warning" is not a block that we know',
    ],
    [
      'a block that is not closed',
      'pages/terms-and-conditions.md',
      /^:::$/m,
      '',
      'the last ::: block is not closed',
    ],
    [
      'a block on a page that shows none',
      'pages/contact.md',
      /$/,
      '\n::: note Call\nNow.\n:::\n',
      'shows no ::: blocks',
    ],
    [
      'a word at two terms',
      'glossary/slough.yaml',
      'forms: [sloughs]',
      'forms: [coulees]',
      'is already a word of content/glossary/',
    ],
    [
      'a term that leads to no question',
      'glossary/starting-bid.yaml',
      'how-does-the-bidding-process-work',
      'what-is-atlantis',
      'there is no content/questions/sale-process/what-is-atlantis.md',
    ],
    [
      'an outline that is not closed',
      'sales/lone-spruce-estate.yaml',
      '- - [-113.75871, 52.47112]',
      '- - [-113.75872, 52.47113]',
      'the outline does not end where it begins',
    ],
    [
      'an outline in another township',
      'sales/lone-spruce-estate.yaml',
      /-113\.7/g,
      '-112.7',
      'km from NE-25-40-27-W4M',
    ],
    [
      'an outline with latitude before longitude',
      'sales/lone-spruce-estate.yaml',
      '[-113.75041, 52.47285]',
      '[52.47285, -113.75041]',
      'is too large',
    ],
    [
      'a chapter after the end of the recording',
      'episodes/1-what-a-quarter-is-worth.md',
      'at: 1:12',
      'at: 1:02:03',
      '1:02:03 is after the end of the recording, which plays for 1:37',
    ],
    [
      'chapters out of order',
      'episodes/2-en-bloc-explained.md',
      'at: 1:04',
      'at: 0:36',
      '0:36 is not after 0:36',
    ],
    [
      'a time that is none',
      'episodes/2-en-bloc-explained.md',
      'at: 1:04',
      'at: 1:64',
      '"1:64" is not a time in the recording',
    ],
    [
      'a recording that is none',
      'episodes/1-what-a-quarter-is-worth.md',
      'podcast/episode-1.mp3',
      'podcast/episode-1.vtt',
      'ends in .vtt, which this field does not take',
    ],
    [
      'a cover that directories refuse',
      'settings/site.yaml',
      'podcast/cover.png',
      'hero/home.jpg',
      'content/media/hero/home.jpg is ',
    ],
    [
      'a category that directories do not know',
      'settings/site.yaml',
      'category: Business',
      'category: Farming',
      'is not a category of podcast directories',
    ],
    [
      'a narrower category of another one',
      'settings/site.yaml',
      'subcategory: Investing',
      'subcategory: Hockey',
      'is not one that directories know within the category',
    ],
    [
      'an outline of another size than the title',
      'sales/lone-spruce-estate.yaml',
      /52\.47836/g,
      '52.48836',
      'but the title has 149.9',
    ],
  ])('reports %s', async (_name, file, from, to, message) => {
    await edit(file, from, to);
    const found = await problems();
    expect(found.map((problem) => problem.file)).toContain(`content/${file}`);
    expect(found.map((problem) => problem.message).join('\n')).toContain(message);
    expect(found.every((problem) => problem.advice.length > 0)).toBe(true);
  });

  it('reports a missing page, question and settings together', async () => {
    await copy.remove('pages/home.md');
    await copy.remove('settings/mails.yaml');
    await copy.remove('questions/buying-farmland/what-is-the-transaction-fee.md');
    await copy.remove('places/sexsmith-ab.yaml');
    const files = (await problems()).map(({ file }) => file);
    expect(files).toContain('content/pages/home.md');
    expect(files).toContain('content/settings/mails.yaml');
    expect(files).toContain('content/questions/buying-farmland/what-is-the-transaction-fee.md');
    expect(files).toContain('content/sales/clear-prairie-quarters.yaml');
  });
});

describe('sample dates', () => {
  it('are read on a later day in a zone that does not exist, which is reported', async () => {
    await edit('sales/burnt-birch-ranch.yaml', /^timeZone: .*/m, 'timeZone: America/Sexsmith');
    const later = await copy.load(new Date('2027-01-21T18:00:00Z'));
    expect(later.ok ? [] : later.failure).toMatchObject([{ field: 'timeZone (Time zone)' }]);
  });

  it('keep the hour on the clock of the zone across a change of the clocks', async () => {
    const spring = await copy.load(new Date('2027-06-21T18:00:00Z'));
    const winkler = spring.ok ? spring.value.sales.find(({ slug }) => slug === 'pembina-ridge') : undefined;
    expect(winkler?.startTime).toMatch(/T09:00:00-05:00$/);
  });

  it('stand as written on the day they were written for, and leave real sales alone', async () => {
    await edit(realSale, 'sample: true\n', '');
    const later = await copy.load(new Date('2026-12-21T18:00:00Z'));
    const sales = later.ok ? later.value.sales : [];
    expect(sales.find(({ slug }) => slug === 'four-mile-coulee')?.startTime).toContain('2026-12-09');
    expect(sales.find(({ slug }) => slug === 'burnt-birch-ranch')?.startTime).toContain('2026-12-30');
  });
});
