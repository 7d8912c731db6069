import { describe, expect, it } from '@jest/globals';
import { parseTranscript } from './transcript';

describe('parseTranscript', () => {
  it('reads times, speakers and words', () => {
    const parsed = parseTranscript(
      'a.vtt',
      'WEBVTT\n\n00:01.000 --> 00:04.500\n<v Marie-Ève Gagnon>Bonjour.\nWelcome.\n\n00:05.000 --> 00:06.000\nNo voice.\n',
    );
    expect(parsed).toEqual({
      ok: true,
      value: [
        { start: 1, end: 4.5, speaker: 'Marie-Ève Gagnon', text: 'Bonjour. Welcome.' },
        { start: 5, end: 6, speaker: null, text: 'No voice.' },
      ],
    });
  });

  it('reads signs that had to be written otherwise', () => {
    const parsed = parseTranscript('a.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nSmith &amp; Sons &lt; 3.\n');
    expect(parsed).toMatchObject({ ok: true, value: [{ text: 'Smith & Sons < 3.' }] });
  });

  it('says on which line a time is wrong', () => {
    const parsed = parseTranscript('a.vtt', 'WEBVTT\n\n00:04.000 --> 00:01.000\nBackwards.\n');
    expect(parsed).toMatchObject({ ok: false, failure: [{ file: 'a.vtt', line: 3 }] });
  });
});
