import { describe, expect, it } from '@jest/globals';
import { parseTranscript } from '../../../model/load/files/transcript';
import { transcriptText, transcriptVtt } from './transcript-files';

const cues = [
  { start: 0.4, end: 8.683, speaker: 'Marie-Ève Gagnon', text: 'Price < $3,003 & more --> ask.' },
  { start: 3723.5, end: 3725, speaker: null, text: 'An hour later.' },
  { start: 90_000, end: 360_000, speaker: null, text: 'The next day and later.' },
];

describe('transcriptVtt', () => {
  it('can be read back with its words, times and speakers', () => {
    expect(parseTranscript('a.vtt', transcriptVtt(cues))).toEqual({ ok: true, value: cues });
  });
});

describe('transcriptText', () => {
  it('has times and speakers above their words', () => {
    expect(transcriptText(['En bloc explained', 'Episode 2'], cues)).toBe(
      'En bloc explained\nEpisode 2\n\n0:00  Marie-Ève Gagnon\nPrice < $3,003 & more --> ask.\n\n1:02:03\nAn hour later.\n\n25:00:00\nThe next day and later.\n',
    );
  });
});
