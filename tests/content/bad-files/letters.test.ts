import { describe } from '@jest/globals';
import { expectProblems } from './expect-problems';
import { question, town } from './samples';

const badFiles = [
  {
    name: 'a bell',
    file: 'places/bell.yaml',
    source: town('name', '"Ta\\u0007ber"'),
    message: 'line 1, name (Name): "Ta ber" holds a character that cannot be seen (U+0007)',
    advice: 'the text on one line',
  },
  {
    name: 'a line break',
    file: 'places/break.yaml',
    source: town('name', '"Taber\\nATTENDEE:mailto:x@y.example"'),
    message: 'holds a line break',
    advice: 'the text on one line',
  },
  {
    name: 'a return',
    file: 'places/return.yaml',
    source: town('name', '"Taber\\rX"'),
    message: 'holds a line break',
    advice: 'the text on one line',
  },
  {
    name: 'lines kept as they are',
    file: 'places/literal.yaml',
    source: town('name', '|\n  Taber\n  Vauxhall'),
    message: 'holds a line break',
    advice: 'the text on one line',
  },
  {
    name: 'text that turns round',
    file: 'places/turned.yaml',
    source: town('name', '"Taber \\u202Egpj.exe"'),
    message: 'holds a character that cannot be seen (U+202E)',
    advice: 'the text on one line',
  },
  {
    name: 'half a character',
    file: 'places/half.yaml',
    source: town('name', '"Taber \\uD83D"'),
    message: 'holds a character that',
    advice: 'the text on one line',
  },
  {
    name: 'a space without room',
    file: 'places/zero-width.yaml',
    source: town('name', '"\\u200B"'),
    message: 'holds a character that cannot be seen (U+200B)',
    advice: 'the text on one line',
  },
  {
    name: 'a sign of a single font',
    file: 'places/wingding.yaml',
    source: town('name', '"\\uF0B7 Taber"'),
    message: 'holds a character that cannot be seen (U+F0B7)',
    advice: 'the text on one line',
  },
  {
    name: 'a number that is no character',
    file: 'places/no-character.yaml',
    source: town('name', '"Taber \\U0001FFFE"'),
    message: 'holds a character that cannot be seen (U+1FFFE)',
    advice: 'the text on one line',
  },
  {
    name: '100,000 letters',
    file: 'places/endless.yaml',
    source: town('name', 'x'.repeat(100_000)),
    message: 'line 1, name (Name): has 100000 letters: at most 120 fit',
    advice: 'Such as Spirit River.',
  },
  {
    name: 'a name of spaces',
    file: 'places/blank.yaml',
    source: town('name', '"   "'),
    message: 'line 1, name (Name): is blank',
    advice: 'Such as Spirit River.',
  },
  {
    name: 'a megabyte of words',
    file: 'places/heavy.yaml',
    source: `# ${'x'.repeat(1_100_000)}\n`,
    message: 'file: the file holds 1.1 MB of text',
    advice: 'at most 1 MB; split it up.',
  },
  {
    name: 'a control character in a text',
    file: 'questions/sale-process/escape.md',
    source: question('One.\n\nTwo \u001B[31m.'),
    message: 'line 9, text: the text holds a character that cannot be seen (U+001B)',
    advice: 'the line anew',
  },
  {
    name: 'a text without end',
    file: 'questions/sale-process/endless.md',
    source: question('word '.repeat(15_000)),
    message: 'line 7, text: has 74999 letters: at most 60000 fit',
    advice: 'a shorter text',
  },
];

describe('letters that the loader refuses', () => {
  expectProblems(badFiles);
});
