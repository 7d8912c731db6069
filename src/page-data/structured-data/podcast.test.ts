import { expect, it } from '@jest/globals';
import type { Episode } from '../../model/schema/podcast';
import { siteRoutes } from '../../model/derive/routes';
import { podcastEpisode } from './podcast';

const imported: Episode = {
  slug: 'imported-1',
  guid: 'fence-12',
  title: 'Maple and wheat',
  number: 12,
  type: 'full',
  explicit: false,
  published: '2026-11-12',
  summary: 'Two growers compare notes.',
  body: '',
  image: { file: 'podcast/cover.jpg', alt: 'A section map.' },
  people: [],
  recording: {
    source: { kind: 'url', url: 'https://sound.example/12.mp3' },
    type: 'audio/mpeg',
    bytes: 36_500_000,
    seconds: 2292,
  },
  chapters: [],
  transcript: null,
};

const context = {
  origin: 'https://site.example',
  routes: siteRoutes('example-land'),
  content: { settings: { podcast: { title: 'The Farmland Exchange' } } },
  mediaUrl: (file: string) => `/media/${file}`,
};

it('links to the audio of an imported episode on its host, and claims no transcript that it lacks', () => {
  const { associatedMedia, ...episode } = podcastEpisode(context, imported);
  expect(episode).toMatchObject({
    url: 'https://site.example/farmlandexchange/episodes/12-maple-and-wheat/',
    image: 'https://site.example/media/podcast/cover.jpg',
    duration: 'PT38M12S',
  });
  expect(associatedMedia).toEqual({
    '@type': 'AudioObject',
    contentUrl: 'https://sound.example/12.mp3',
    encodingFormat: 'audio/mpeg',
    duration: 'PT38M12S',
  });
});
