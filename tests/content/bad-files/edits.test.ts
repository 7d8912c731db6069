import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe } from '@jest/globals';
import { expectProblems, type BadFile } from './expect-problems';
import { officeFiles } from './office-files';

interface Edit extends BadFile {
  readonly from: string | RegExp;
  readonly to: string;
}

const settings = 'settings/site.yaml';
const navigation = 'settings/navigation.yaml';
const texts = 'settings/texts.yaml';
const mails = 'settings/mails.yaml';
const sale = 'sales/burnt-birch-ranch.yaml';
/** Its fields are valid: a file with an invalid field is not checked further. */
const otherSale = 'sales/carrot-river-black.yaml';

/** Changes to valid files, each in a different field. */
const edits: readonly Edit[] = [
  {
    name: 'a menu link to a page that the site does not have',
    file: navigation,
    from: 'page: past-sales',
    to: 'page: old-sales',
    message: 'buy › groups 1 › links 2 › page (Page): "old-sales" is not one of the choices',
    advice: 'The name of a file in content/pages/, such as past-sales.',
  },
  {
    name: 'a menu link to two pages',
    file: navigation,
    from: 'page: sell',
    to: 'page: sell\n          question: selling-farmland/what-is-my-land-worth',
    message: 'needs either a page or a question to lead to',
    advice: 'page: past-sales, or question: sale-process/how-does-the-bidding-process-work.',
  },
  {
    name: 'an anchor that breaks out of its link',
    file: navigation,
    from: 'anchor: Closing-The-Sale',
    to: 'anchor: "x\\"onfocus=alert(1)"',
    message: 'is not an anchor',
    advice: 'Of a heading on that page: letters, digits and dashes, such as Starting-Bids.',
  },
  {
    name: 'a text without its placeholder',
    file: texts,
    from: "severalSales: '{count} Sales'",
    to: 'severalSales: Several sales',
    message: 'banner › severalSales (Several live sales): "Several sales" should contain {count} once',
    advice: '{count} once each, such as: {count} Sales',
  },
  {
    name: 'a text with a placeholder of another name',
    file: texts,
    from: 'Bidding is open. It begins to close on {closes}.',
    to: 'Bidding is open. It begins to close on {until}.',
    message: '"Bidding is open. It begins to close on {until}." contains {until}, which nothing fills in',
    advice: '{closes} once each, such as: Bidding is open. It begins to close on {closes}.',
  },
  {
    name: 'a text with a placeholder where nothing fills it in',
    file: texts,
    from: 'remindMe: Remind me',
    to: "remindMe: 'Remind me of {sale}'",
    message:
      'saleActions › remindMe (Link to the reminder): "Remind me of {sale}" contains {sale}, which nothing fills in',
    advice: 'the text without braces.',
  },
  {
    name: 'a missing text',
    file: texts,
    from: '  viewSales: View Sales\n',
    to: '',
    message: 'banner › viewSales (Link to the list): is missing',
    advice: 'As visitors read it, such as: View Sales',
  },
  {
    name: 'a text that no part of the site shows',
    file: texts,
    from: '  dismiss: Dismiss\n',
    to: '  dismiss: Dismiss\n  showSales: Show Sales\n',
    message: 'banner › showSales: is not a field that we know',
    advice: 'one of label, heading, severalSales, viewSales, dismiss; or take the line out.',
  },
  {
    name: 'an e-mail with a name that nothing fills in',
    file: mails,
    from: 'Bidding on {sale} opens {opens}',
    to: 'Bidding on {auction} opens {opens}',
    message:
      'toVisitors › opens › subject (Subject): "Bidding on {auction} opens {opens}" contains {auction}, which nothing fills in',
    advice:
      'any of {sale}, {place}, {opens}, {firstCloses}, {closes}, {hours}, {register}, {biddingUrl}, {saleUrl}.',
  },
  {
    name: 'an e-mail of results without them',
    file: mails,
    from: '      {results}\n\n',
    to: '',
    message: 'should contain {results}',
    advice: '{results} where it belongs in the text.',
  },
  {
    name: 'a signature without the link that ends reminders',
    file: mails,
    from: /Stop e-mails about this sale: .*/,
    to: 'Write to us to get no more e-mails.',
    message: 'should contain {unsubscribeUrl}',
    advice: '{unsubscribeUrl} where it belongs in the text.',
  },
  {
    name: 'an e-mail with a character that cannot be seen',
    file: mails,
    from: 'Prices are in Canadian dollars.',
    to: 'Prices are in\u200B Canadian dollars.',
    message: 'holds a character that cannot be seen (U+200B)',
    advice: 'the text, typed again where it was pasted from elsewhere.',
  },
  {
    name: 'a category that every object has',
    file: settings,
    from: 'category: Business',
    to: 'category: constructor',
    message: 'podcast › category (Category): "constructor" is not a category of podcast directories',
    advice: 'One of Arts, Business',
  },
  {
    name: 'a charge that ends before it begins',
    file: settings,
    from: 'percentTo: 4',
    to: 'percentTo: 1',
    message: 'sellingCharges › percentTo (Percentage to): is less than the percentage from',
    advice: 'the higher one of the two',
  },
  {
    name: 'a social link that runs',
    file: settings,
    from: /facebook: https.*/,
    to: 'facebook: javascript:alert(1)',
    message: '"javascript:alert(1)" is not a web address that begins with https://',
    advice: 'The full address.',
  },
  {
    name: 'a social link with a password',
    file: settings,
    from: /instagram: https.*/,
    to: 'instagram: https://www.instagram.com:x@elsewhere.example/',
    message: 'holds a name or password before an @',
    advice: 'The full address.',
  },
  {
    name: 'a social link without encryption',
    file: settings,
    from: /youtube: https.*/,
    to: 'youtube: http://www.youtube.com/@x',
    message: '"http://www.youtube.com/@x" is not a web address that begins with https://',
    advice: 'The full address.',
  },
  {
    name: 'a website with user, path and query',
    file: settings,
    from: /site: https.*/,
    to: 'site: https://user@www.land.example/path?query',
    message: 'is not a bare address: only https://www.land.example of it may stand here',
    advice: 'Without a slash at the end',
  },
  {
    name: 'an engine without a scheme',
    file: settings,
    from: /engine: https.*/,
    to: 'engine: bid.land.example',
    message: '"bid.land.example" is not the address of a website',
    advice: 'Without a slash at the end',
  },
  {
    name: 'a document that runs',
    file: sale,
    from: 'documents/burnt-birch-ranch-titles.pdf',
    to: 'documents/titles.html',
    message: '"documents/titles.html" ends in .html, which this field does not take',
    advice: 'the name of a file that ends in .pdf, .csv, .xlsx, .docx.',
  },
  {
    name: 'a page called PDF',
    file: otherSale,
    from: 'documents/carrot-river-black-titles.pdf',
    to: 'documents/page.pdf',
    message: 'content/media/documents/page.pdf is no PDF file, although its name says so',
    advice: 'the file saved once more from the program that made it.',
  },
  {
    name: 'an archive called Word document',
    file: otherSale,
    from: 'documents/carrot-river-black-offer-to-purchase.pdf',
    to: 'documents/archive.docx',
    message: 'content/media/documents/archive.docx is no DOCX file, although its name says so',
    advice: 'the file saved once more from the program that made it.',
  },
  {
    name: 'a closing date before the bidding',
    file: otherSale,
    from: /^closingDate: .*/m,
    to: "closingDate: '2026-01-02'",
    message: 'the money changes hands before the bidding is over, or on the same day',
    advice: 'the closing date of the offer to purchase',
  },
  {
    name: 'a moment in an odd year',
    file: sale,
    from: /^startTime: '?\d{4}/m,
    to: "startTime: '9999",
    message: 'is not in a year from 1900 to 2100',
    advice: 'Date, time and offset',
  },
];

/** Documents of allowed kinds, which cause no message. */
async function useEveryKind(dir: string): Promise<void> {
  const documents = path.join(dir, 'media/documents');
  await writeFile(path.join(documents, 'letter.docx'), officeFiles.docx);
  await writeFile(path.join(documents, 'table.xlsx'), officeFiles.xlsx);
  await writeFile(path.join(documents, 'yields.csv'), 'Year,Bushels\n2025,48\n');
  const other = path.join(dir, 'sales/souris-flats.yaml');
  const text = await readFile(other, 'utf8');
  const names = ['letter.docx', 'table.xlsx', 'yields.csv'];
  const pdf = /documents\/souris-flats-[\w-]+\.pdf/g;
  // Land records name them as well.
  const files = [...new Set(text.match(pdf))];
  const renamed = (file: string) => `documents/${names[files.indexOf(file)] ?? path.basename(file)}`;
  await writeFile(other, text.replace(pdf, renamed));
}

/** A company may have none. */
async function addSocialLinks(dir: string): Promise<void> {
  const file = path.join(dir, settings);
  const links = ['facebook', 'instagram', 'youtube'].map(
    (name) => `\n  ${name}: https://www.${name}.com/example`,
  );
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^social:.*(?:\n {2}.*)*/m, `social:${links.join('')}`));
}

async function makeEdits(dir: string): Promise<void> {
  await useEveryKind(dir);
  await addSocialLinks(dir);
  await writeFile(path.join(dir, 'media/documents/page.pdf'), '<script>alert(1)</script>');
  await writeFile(path.join(dir, 'media/documents/archive.docx'), officeFiles.zip);
  for (const { file, from, to, name } of edits) {
    const before = await readFile(path.join(dir, file), 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} has no place for ${name}.`);
    await writeFile(path.join(dir, file), after);
  }
}

describe('fields that the loader refuses', () => {
  expectProblems(edits, makeEdits);
});
