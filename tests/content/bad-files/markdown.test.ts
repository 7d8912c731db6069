import { describe } from '@jest/globals';
import { expectProblems } from './expect-problems';
import { question } from './samples';

const bracesRead = 'text: curly brackets in the text are read as a mark, and would vanish';

const tooDeep = 'lists, quotes or emphasis stand within each other more than 20 times';

const badFiles = [
  {
    name: 'an unknown name in a summary',
    file: 'questions/sale-process/unknown-name.md',
    source: question('Text.').replace(/^summary: .*$/m, 'summary: Pay {depositPercents} then.'),
    message: 'summary: nothing is known by the name {depositPercents}',
    advice: 'a name that docs/editors.md lists',
  },
  {
    name: 'a figure that a sale does not have',
    file: 'questions/sale-process/unknown-figure.md',
    source: question('It sold for {clear-prairie-quarters.soldFor}.'),
    message: 'line 7, text: {clear-prairie-quarters.soldFor} has no value: that sale has not sold',
    advice: 'the text without it, or what the sale lacks.',
  },
  {
    name: 'a figure of a parcel that a sale does not have',
    file: 'questions/sale-process/unknown-parcel.md',
    source: question('Text.').replace(/^summary: .*$/m, 'summary: For {smoky-bend-farm/parcel-9.soldFor}.'),
    message: 'summary: {smoky-bend-farm/parcel-9.soldFor} has no value: that sale has no such parcel',
    advice: 'one of parcel-1, parcel-2, parcel-3.',
  },
  {
    name: 'a figure of an unknown sale',
    file: 'questions/sale-process/unknown-sale.md',
    source: question('It sold for {smoky-bend.soldFor}.'),
    message: '{smoky-bend.soldFor} has no value: there is no content/sales/smoky-bend.yaml',
    advice: 'the file name of a sale without its ending',
  },
  {
    name: 'an unknown figure',
    file: 'questions/sale-process/no-figure.md',
    source: question('It sold for {smoky-bend-farm.price}.'),
    message: '{smoky-bend-farm.price} has no value: there is no figure "price"',
    advice: 'one of startingBid, soldFor,',
  },
  {
    name: 'an attribute on a heading',
    file: 'questions/sale-process/attribute.md',
    source: question('## Prices {#x"onfocus="alert(1)"autofocus="}'),
    message: 'line 7, text: the anchor "x"onfocus="alert(1)"autofocus="" has other signs',
    advice: 'letters, digits and dashes, a letter first',
  },
  {
    name: 'an anchor that the page has',
    file: 'questions/sale-process/clash.md',
    source: question('## Roads {#main}'),
    message: 'line 7, text: the anchor "main" is a name that the page itself uses',
    advice: 'another name in {#…}',
  },
  {
    name: 'the anchor of the frame',
    file: 'questions/sale-process/frame.md',
    source: question('## Roads {#___gatsby}'),
    message: 'has other signs than letters',
    advice: 'letters, digits and dashes, a letter first',
  },
  {
    name: 'an anchor twice',
    file: 'questions/sale-process/anchors.md',
    source: question('## A {#One}\n\n## B {#One}'),
    message: 'line 9, text: the anchor "One" is used twice in this text',
    advice: 'another name in {#…}',
  },
  {
    name: 'a class on a paragraph',
    file: 'questions/sale-process/class.md',
    source: question('Text {.big}'),
    message: bracesRead,
    advice: 'round ones',
  },
  {
    name: 'a handler on a link',
    file: 'questions/sale-process/handler.md',
    source: question('[x](/faq/){onclick=alert(1)}'),
    message: bracesRead,
    advice: 'round ones',
  },
  {
    name: 'a mark in another cell',
    file: 'questions/sale-process/mark.md',
    source: question('| a | b |\n|---|---|\n| 1 | 2 {sum} |'),
    message: bracesRead,
    advice: 'round ones',
  },
  {
    name: 'emphasis within emphasis without end',
    file: 'questions/sale-process/emphasis.md',
    source: question(`Words.\n\n${'*a '.repeat(300)}b${' a*'.repeat(300)}`),
    message: `line 9, text: ${tooDeep}`,
    advice: 'fewer levels; a * or _ that is meant as such is written \\* or \\_.',
  },
  {
    name: 'lists within lists without end',
    file: 'questions/sale-process/lists.md',
    source: question(`${'- '.repeat(300)}a`),
    message: `line 7, text: ${tooDeep}`,
    advice: 'fewer levels',
  },
  {
    name: 'quotes within quotes without end',
    file: 'questions/sale-process/quotes.md',
    source: question(`${'> '.repeat(300)}a`),
    message: `line 7, text: ${tooDeep}`,
    advice: 'fewer levels',
  },
  {
    name: 'a picture from elsewhere',
    file: 'questions/sale-process/remote.md',
    source: question('![x](https://elsewhere.example/x.png)'),
    message: 'line 7, text: the text has a picture, which is not shown there',
    advice: 'the text without it; pictures have fields of their own.',
  },
  {
    name: 'a link that runs',
    file: 'questions/sale-process/script.md',
    source: question('[x](javascript:alert(1))'),
    message: 'line 7, text: the link to "javascript:alert(1" leads nowhere',
    advice: 'a path of this site',
  },
  {
    name: 'a link to a page that is spelt otherwise',
    file: 'questions/sale-process/misspelt.md',
    source: question(
      'Words.\n\nSee [the questions](/faqs/) and [the sale](/auctions/burnt-birch-ranch#land).',
    ),
    message: 'line 9, text: the site has no page /faqs/',
    advice: '/faq/, or the words without a link.',
  },
  {
    name: 'a link to a parcel that a sale does not have',
    file: 'questions/sale-process/no-parcel.md',
    source: question('[Parcel 9](/auctions/burnt-birch-ranch/parcels/parcel-9/)'),
    message: 'the site has no page /auctions/burnt-birch-ranch/parcels/parcel-9/',
    advice: '/auctions/burnt-birch-ranch/parcels/parcel-1/, or the words without a link.',
  },
  {
    name: 'a link whose address would be taken away',
    file: 'questions/sale-process/capitals.md',
    source: question('[bank](HTTPS://www.bank.example/)'),
    message: 'the link to "HTTPS://www.bank.example/" leads nowhere',
    advice: 'a path of this site such as /faq/, or an address that begins with https://.',
  },
  {
    name: 'a link to a heading that another question does not have',
    file: 'questions/sale-process/heading.md',
    source: question('See [the close](/questions/sale-process/how-does-the-bidding-process-work/#Closing).'),
    message: 'line 7, text: the page has no heading with the anchor {#Closing}',
    advice: 'one of ',
  },
  {
    name: 'a link to a heading that the text does not have',
    file: 'questions/sale-process/own-heading.md',
    source: question('See [above](#Above).\n\n## Over {#Over}'),
    message: 'line 7, text: the page has no heading with the anchor {#Above}',
    advice: 'one of Over; or give a heading of that page the anchor.',
  },
  {
    name: 'a link without a host',
    file: 'questions/sale-process/relative.md',
    source: question('[x](//elsewhere.example)'),
    message: 'line 7, text: the link to "//elsewhere.example" leads nowhere',
    advice: 'a path of this site',
  },
];

describe('Markdown that the loader refuses', () => {
  expectProblems(badFiles);
});
