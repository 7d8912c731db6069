import { expect, it } from '@jest/globals';
import { askForRest, type Asker } from './ask';
import { parseGiven, readGiven } from './read-answers';

/** Answers in order, as somebody would type them. */
function typing(lines: readonly string[]): Asker & { readonly refused: string[] } {
  const left = [...lines];
  const refused: string[] = [];
  return {
    refused,
    ask: (_question, usual, parse) => {
      for (;;) {
        const line = left.shift();
        if (line === undefined) throw new Error('Nothing more is typed.');
        const result = parse(line === '' ? usual : line);
        if (result.ok) return Promise.resolve(result.value);
        refused.push(result.failure);
      }
    },
    confirm: () => Promise.resolve(left.shift() === 'y'),
    close: () => undefined,
  };
}

it('asks until each answer is right, and Enter accepts the usual one', async () => {
  const asker = typing([
    ...['<b>', 'Northern Lights Land', '', 'https://www.nll.example/home', 'https://www.nll.example', '', ''],
    ...['12', '780 555 0123', '', '', 'Land in the north.', 'green', '#8fd19e', '', 'y'],
  ]);
  const answers = parseGiven(await askForRest(await readGiven([]), asker));
  expect(asker.refused).toHaveLength(4);
  expect(answers).toEqual({
    texts: {
      name: 'Northern Lights Land',
      slug: 'northern-lights-land',
      site: 'https://www.nll.example',
      engine: 'https://bid.nll.example',
      email: 'hello@nll.example',
      phone: '+17805550123',
      tagline: 'Land in the north.',
    },
    colours: { gold: '#8fd19e' },
    keepSamples: true,
  });
});

it('lists all wrong or missing answers without a terminal', async () => {
  const given = await readGiven(['--name', 'A "B"', '--phone', '911', '--colour', 'gold=red']);
  expect(() => parseGiven(given)).toThrow(
    /--name: .*holds "[^]*--site is missing[^]*--engine is missing[^]*--phone: "911"[^]*--colour gold: "red" is not a colour/,
  );
});

it('names the file of answers that cannot be used', async () => {
  await expect(readGiven(['--answers', 'no-such-file.yaml'])).rejects.toThrow(
    'no-such-file.yaml (--answers) cannot be read',
  );
  await expect(readGiven(['--answers', 'package.json'])).rejects.toThrow('It may hold name, slug');
});
