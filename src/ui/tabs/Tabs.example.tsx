import type { Example } from '../example';
import { Tabs } from './Tabs';

export const tabsExamples: readonly Example[] = [
  {
    name: 'Two',
    wide: true,
    node: (
      <Tabs
        label="How to sell"
        tabs={[
          { key: 'farmers', label: 'Farmers', content: <p>Sell a quarter or the whole farm.</p> },
          { key: 'lenders', label: 'Lenders', content: <p>Sell with a record of every bid.</p> },
        ]}
      />
    ),
  },
  {
    name: 'More than fit beside each other, with accents',
    wide: true,
    node: (
      <Tabs
        label="Places"
        tabs={['Saint-Pierre-Jolys', 'Notre-Dame-de-Lourdes', 'Trois-Rivières', 'Rivière-du-Loup', 'L’Érable']
          .concat(['Montréal', 'Québec', 'Sept-Îles', 'Témiscamingue', 'Yamachiche'])
          .map((place) => ({ key: place, label: place, content: <p>Land near {place}.</p> }))}
      />
    ),
  },
];
