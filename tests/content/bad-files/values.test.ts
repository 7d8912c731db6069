import { describe } from '@jest/globals';
import { expectProblems } from './expect-problems';
import { member, question, town } from './samples';

const badFiles = [
  {
    name: 'a number without end',
    file: 'places/inf.yaml',
    source: town('latitude', '.inf'),
    message: 'line 4, latitude (Latitude): should be a number, but is a number without end (.inf)',
    advice: 'Degrees',
  },
  {
    name: 'no number',
    file: 'places/nan.yaml',
    source: town('latitude', '.nan'),
    message: 'line 4, latitude (Latitude): should be a number, but is no number at all (.nan)',
    advice: 'Degrees',
  },
  {
    name: 'a number as text',
    file: 'places/quoted.yaml',
    source: town('latitude', '"49.78"'),
    message: 'line 4, latitude (Latitude): should be a number, but is text',
    advice: 'Degrees',
  },
  {
    name: 'a place on the moon',
    file: 'places/moon.yaml',
    source: town('latitude', '1e300'),
    message: 'line 4, latitude (Latitude): 1e+300 is too large: at most 84',
    advice: 'Degrees',
  },
  {
    name: 'an unknown field',
    file: 'team/unknown-field.md',
    source: member().replace('name:', 'joined: 2026\nname:'),
    message: 'joined: is not a field that we know',
    advice: 'one of name',
  },
  {
    name: 'a year long past',
    file: 'questions/sale-process/year.md',
    source: question('Yes.').replace('2026-11-01', '0026-11-01'),
    message: 'line 4, updated (Last updated): "0026-11-01" is not in a year from 1900 to 2100',
    advice: 'Year-month-day',
  },
  {
    name: 'a day that no month has',
    file: 'questions/sale-process/day.md',
    source: question('Yes.').replace('2026-11-01', '2026-02-30'),
    message: '"2026-02-30" is not a date',
    advice: 'Year-month-day',
  },
];

describe('numbers and dates that the loader refuses', () => {
  expectProblems(badFiles);
});
