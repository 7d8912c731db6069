import { describe, expect, it } from '@jest/globals';
import { EpisodeSchema, type EpisodeFields } from '../../schema/editorial';
import { checkEpisodes } from './episodes';

function entry(slug: string, given: Partial<EpisodeFields> = {}) {
  const fields = EpisodeSchema.parse({
    title: `About ${slug}`,
    published: '2026-10-08',
    summary: 'A talk.',
    image: { file: 'podcast/cover.png', alt: 'A section.' },
    audio: `podcast/${slug}.mp3`,
    transcript: `podcast/${slug}.vtt`,
    people: [{ name: 'Dale Kowalchuk', role: 'host' }],
    ...given,
  });
  return { slug, fields, parsed: { file: `content/episodes/${slug}.md`, lineOf: () => 2 } };
}

describe('checkEpisodes', () => {
  it('finds nothing in episodes that differ', () => {
    const entries = [
      entry('wells', { title: 'Wells', number: 1 }),
      entry('more', { title: 'Wells', number: 2 }),
    ];
    expect(checkEpisodes({ episodes: { entries } })).toEqual([]);
  });

  it.each<[string, Partial<EpisodeFields>, string, string]>([
    ['number', { number: 1 }, 'number', 'episode 1 is already in content/episodes/wells.md'],
    [
      'title without a number',
      { title: 'About: wells!' },
      'title',
      'the address /farmlandexchange/episodes/about-wells/, which follows from title and number, is already that of the episode in content/episodes/wells.md',
    ],
    [
      'identity',
      { guid: 'farmlandexchange/wells' },
      'guid',
      '"farmlandexchange/wells", by which podcast apps know the episode, is already in content/episodes/wells.md',
    ],
    [
      'recording',
      { audio: 'podcast/wells.mp3' },
      'audio',
      'content/media/podcast/wells.mp3 is already the recording in content/episodes/wells.md',
    ],
    [
      'transcript',
      { transcript: 'podcast/wells.vtt' },
      'transcript',
      'content/media/podcast/wells.vtt is already the transcript in content/episodes/wells.md',
    ],
  ])('refuses the %s of another episode', (name, given, field, message) => {
    const wells = entry('wells', name === 'number' ? { number: 1 } : {});
    const found = checkEpisodes({ episodes: { entries: [wells, entry('dugouts', given)] } });
    expect(found).toMatchObject([{ file: 'content/episodes/dugouts.md', line: 2, field, message }]);
  });

  it.each(['🚜', '…!', 'Продаж землі'])('refuses a title of which no address can be made: %s', (title) => {
    expect(checkEpisodes({ episodes: { entries: [entry('wells', { title })] } })).toMatchObject([
      { field: 'title', message: `no address can be made of "${title}"` },
    ]);
  });

  it('refuses a person who is listed twice', () => {
    const people: EpisodeFields['people'] = [
      { name: 'Tom Friesen', role: 'host' },
      { name: 'Tom Friesen', role: 'guest' },
    ];
    expect(checkEpisodes({ episodes: { entries: [entry('wells', { people })] } })).toMatchObject([
      { field: 'people 2 › name', message: '"Tom Friesen" is listed twice' },
    ]);
  });
});
