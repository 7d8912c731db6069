import type { PersonProps } from '../../../page-data/common-props';
import type { Example } from '../../../ui/example';
import { Portraits } from './Portraits';

const people: readonly PersonProps[] = [
  {
    href: '/gallery/#portraits',
    name: 'Marie-Ève Gagnon-Saint-Pierre',
    role: 'Sale manager, Peace Country',
    summary: 'Walks land from Falher to Dawson Creek, in French or English.',
    picture: null,
  },
  {
    href: '/gallery/#quote',
    name: 'Tom Friesen',
    role: 'Sale manager, Manitoba',
    summary: 'Does the en bloc arithmetic on paper.',
    picture: null,
  },
];

export const portraitsExamples: readonly Example[] = [
  { name: 'Without pictures', node: <Portraits people={people} />, wide: true },
  { name: 'With a sentence on each', node: <Portraits people={people} full />, wide: true },
];
