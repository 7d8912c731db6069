import { describe } from '@jest/globals';
import { expectProblems } from './expect-problems';
import { town } from './samples';

const deep = 'file: the file cannot be read: lists or groups lie too deep within each other';

const badFiles = [
  {
    name: 'aliases that explode',
    file: 'places/alias-bomb.yaml',
    source: `a: &a [x, x, x, x, x, x, x, x, x]\n${'bcdefghij'
      .split('')
      .map((key, index) => {
        const before = 'abcdefghi'.charAt(index);
        return `${key}: &${key} [${`*${before}, `.repeat(8)}*${before}]\n`;
      })
      .join('')}`,
    message: 'line 1: "&a" is read as a name for what follows, and would vanish',
    advice: 'quotes around a text that begins with a sign',
  },
  {
    name: 'a star before a word',
    file: 'places/star.yaml',
    source: town('name', '*bold*'),
    message: 'line 1: "*bold*" is read as a reference to another place',
    advice: 'quotes around a text that begins with a sign',
  },
  {
    name: 'an ampersand before a word',
    file: 'places/ampersand.yaml',
    source: town('name', '&Co Taber'),
    message: 'line 1: "&Co" is read as a name for what follows, and would vanish',
    advice: 'quotes around',
  },
  {
    name: 'a number sign that cuts off a text',
    file: 'places/cut.yaml',
    source: town('name', 'Well #4, and the yard'),
    message: 'line 1: "#4, and the yard" is read as a comment, and would vanish',
    advice: 'quotes around the whole text, such as "Half, by well #4"; a comment has a line of its own.',
  },
  {
    name: 'a text that begins with a number sign',
    file: 'places/number.yaml',
    source: town('name', '#1 Ranch'),
    message: 'line 1: "#1 Ranch" is read as a comment, and would vanish',
    advice: 'quotes around the whole text',
  },
  {
    name: 'an apostrophe within single quotes',
    file: 'places/apostrophe.yaml',
    source: town('name', "'The seller's yard'"),
    message: 'line 1: the file cannot be read: Unexpected scalar at node end',
    advice: 'double quotes around a text that holds an apostrophe, such as "The seller\'s yard".',
  },
  {
    name: 'an unknown type',
    file: 'places/tag.yaml',
    source: town('name', '!important Taber'),
    message: 'line 1: "!important" is read as the type of what follows, and would vanish',
    advice: 'quotes around',
  },
  {
    name: 'a known type',
    file: 'places/binary.yaml',
    source: town('name', '!!binary VGFiZXI='),
    message: 'line 1: "tag:yaml.org,2002:binary" is read as the type of what follows, and would vanish',
    advice: 'quotes around',
  },
  {
    name: '5,000 nested lists',
    file: 'places/nested.yaml',
    source: town('name', `${'['.repeat(5000)}${']'.repeat(5000)}`),
    message: deep,
    advice: 'the fields as in the other files',
  },
  {
    name: 'half a million open lists',
    file: 'places/open.yaml',
    source: town('name', '['.repeat(500_000)),
    message: deep,
    advice: 'the fields as in',
  },
  {
    name: 'nested groups, one a line',
    file: 'places/stairs.yaml',
    source: Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
    message: deep,
    advice: 'the fields as in',
  },
  {
    name: 'nested lists on one line',
    file: 'places/dashes.yaml',
    source: `${'- '.repeat(5000)}x\n`,
    message: deep,
    advice: 'the fields as in',
  },
  {
    name: 'two documents',
    file: 'places/two.yaml',
    source: `${town('name', 'Taber')}---\n${town('name', 'Vauxhall')}`,
    message: 'the file cannot be read: Source contains multiple documents',
    advice: 'one "field: value" on each line',
  },
  {
    name: 'a colon in a value',
    file: 'places/colon.yaml',
    source: town('name', 'Taber: the town'),
    message: 'line 1: the file cannot be read: Nested mappings are not allowed in compact mappings',
    advice: 'one "field: value" on each line',
  },
  {
    name: 'a field that stands twice',
    file: 'places/twice.yaml',
    source: `${town('name', 'Taber')}name: Vauxhall\n`,
    message: 'line 5: the field "name" is given twice',
    advice: 'each field once; take one of the two out.',
  },
  {
    name: 'a field that stands twice in a group',
    file: 'places/twice-within.yaml',
    source: `${town('name', 'Taber')}at: { x: 1, "x": 2 }\n`,
    message: 'line 5: the field "x" is given twice',
    advice: 'each field once; take one of the two out.',
  },
  {
    name: '100,000 fields',
    file: 'places/fields.yaml',
    source: Array.from({ length: 100_000 }, (_, index) => `k${String(index)}: 1\n`).join(''),
    message: 'line 1: 100000 fields are more than any file here has',
    advice: 'the fields as in the other files here.',
  },
  {
    name: 'a list instead of fields',
    file: 'places/list.yaml',
    source: '- Taber\n',
    message: 'file: should be a group of fields, but is a list',
    advice: 'the fields as in the other files here.',
  },
  {
    name: 'an empty file',
    file: 'places/empty.yaml',
    source: '',
    message: 'file: is empty',
    advice: 'the fields as in the other files here.',
  },
  {
    name: 'front matter that does not end',
    file: 'questions/sale-process/open.md',
    source: '---\ntitle: Who pays?\n',
    message: 'line 1: the file does not begin with its fields',
    advice: 'a line of three dashes',
  },
  {
    name: 'a key of every object',
    file: 'places/prototype.yaml',
    source: `${town('name', 'Taber')}__proto__: { admin: true }\n`,
    message: 'line 5, __proto__: is not a field that we know',
    advice: 'one of name, province',
  },
  {
    name: 'a constructor',
    file: 'places/constructor.yaml',
    source: `${town('name', 'Taber')}constructor: Taber\n`,
    message: 'line 5, constructor: is not a field that we know',
    advice: 'one of name, province',
  },
  {
    name: 'a field with a name without end',
    file: 'places/long-key.yaml',
    source: `${town('name', 'Taber')}${'x'.repeat(900)}: 1\n`,
    message: `line 5, ${'x'.repeat(60)}…: is not a field that we know`,
    advice: 'one of name, province',
  },
];

describe('YAML that the loader refuses', () => {
  expectProblems(badFiles);
});
