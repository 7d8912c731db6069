import type { Example } from '../example';
import { Timeline } from './Timeline';

const register = {
  title: 'Register to bid',
  dateText: 'By Dec 8, 2026 at 4:00 PM',
  lines: ['Your time: 5:00 PM'],
};
const opens = { title: 'Bidding opens', dateText: 'Dec 9, 2026 at 9:00 AM', lines: ['Your time: 10:00 AM'] };
const closes = {
  title: 'Bidding closes',
  dateText: 'Dec 9, 2026 at 11:00 AM',
  lines: ['A bid in the last two minutes adds two minutes.'],
};
const enBloc = {
  title: 'En bloc bidding',
  dateText: '15 minutes after the close',
  lines: ['For bidders who took part and qualify.'],
  dashed: true,
};

export const timelineExamples: readonly Example[] = [
  {
    name: 'First step next',
    wide: true,
    node: <Timeline steps={[{ ...register, state: 'next' }, opens, closes, enBloc]} />,
  },
  {
    name: 'Some done',
    wide: true,
    node: (
      <Timeline
        steps={[
          { ...register, state: 'done' },
          { ...opens, state: 'done' },
          { ...closes, state: 'next' },
        ]}
      />
    ),
  },
  {
    name: 'In a side column',
    node: <Timeline down steps={[{ ...register, state: 'done' }, { ...opens, state: 'next' }, enBloc]} />,
  },
  { name: 'One step', wide: true, node: <Timeline steps={[opens]} /> },
  {
    name: 'Long words with accents',
    wide: true,
    node: (
      <Timeline
        steps={[
          {
            title: 'Inscription aux enchères de Saint-Pierre-Jolys',
            lines: ['Avant le 8 décembre 2026 à 16 h'],
          },
          { title: 'Clôture', lines: ['Le 9 décembre 2026 à 11 h'], dashed: true },
        ]}
      />
    ),
  },
];
