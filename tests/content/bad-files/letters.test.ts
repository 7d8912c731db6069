import { describe } from '@jest/globals';
import { expectProblems } from './expect-problems';
import { question, town } from './samples';

const badFiles = [
  {
    name: 'a bell',
    file: 'places/bell.yaml',
    source: town('name', '"Ta\\u0007ber"'),
    says: 'line 1, name (Name): "Ta ber" holds a character that cannot be seen (U+0007)',
    write: 'the text on one line',
  },
  {
    name: 'a line break',
    file: 'places/break.yaml',
    source: town('name', '"Taber\\nATTENDEE:mailto:x@y.example"'),
    says: 'holds a line break',
    write: 'the text on one line',
  },
  {
    name: 'a return',
    file: 'places/return.yaml',
    source: town('name', '"Taber\\rX"'),
    says: 'holds a line break',
    write: 'the text on one line',
  },
  {
    name: 'lines kept as they are',
    file: 'places/literal.yaml',
    source: town('name', '|\n  Taber\n  Vauxhall'),
    says: 'holds a line break',
    write: 'the text on one line',
  },
  {
    name: 'text that turns round',
    file: 'places/turned.yaml',
    source: town('name', '"Taber \\u202Egpj.exe"'),
    says: 'holds a character that cannot be seen (U+202E)',
    write: 'the text on one line',
  },
  {
    name: 'half a character',
    file: 'places/half.yaml',
    source: town('name', '"Taber \\uD83D"'),
    says: 'holds a character that',
    write: 'the text on one line',
  },
  {
    name: 'a space without room',
    file: 'places/zero-width.yaml',
    source: town('name', '"\\u200B"'),
    says: 'holds a character that cannot be seen (U+200B)',
    write: 'the text on one line',
  },
  {
    name: 'a sign of a single font',
    file: 'places/wingding.yaml',
    source: town('name', '"\\uF0B7 Taber"'),
    says: 'holds a character that cannot be seen (U+F0B7)',
    write: 'the text on one line',
  },
  {
    name: 'a number that is no character',
    file: 'places/no-character.yaml',
    source: town('name', '"Taber \\U0001FFFE"'),
    says: 'holds a character that cannot be seen (U+1FFFE)',
    write: 'the text on one line',
  },
  {
    name: '100,000 letters',
    file: 'places/endless.yaml',
    source: town('name', 'x'.repeat(100_000)),
    says: 'line 1, name (Name): has 100000 letters: at most 120 fit',
    write: 'Such as Spirit River.',
  },
  {
    name: 'a name of spaces',
    file: 'places/blank.yaml',
    source: town('name', '"   "'),
    says: 'line 1, name (Name): is blank',
    write: 'Such as Spirit River.',
  },
  {
    name: 'a megabyte of words',
    file: 'places/heavy.yaml',
    source: `# ${'x'.repeat(1_100_000)}\n`,
    says: 'file: the file holds 1.1 MB of text',
    write: 'at most 1 MB; split it up.',
  },
  {
    name: 'a control character in a text',
    file: 'questions/sale-process/escape.md',
    source: question('One.\n\nTwo \u001B[31m.'),
    says: 'line 9, text: the text holds a character that cannot be seen (U+001B)',
    write: 'the line anew',
  },
  {
    name: 'a text without end',
    file: 'questions/sale-process/endless.md',
    source: question('word '.repeat(15_000)),
    says: 'line 7, text: has 74999 letters: at most 60000 fit',
    write: 'a shorter text',
  },
];

describe('letters that the loader refuses', () => {
  expectProblems(badFiles);
});
