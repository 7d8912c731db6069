import { describe, expect, it } from '@jest/globals';
import { checkCueTimes, parseTranscript } from './transcript';

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

  it('refuses tags that are nested too deeply', () => {
    const parsed = parseTranscript('a.vtt', `WEBVTT\n\n00:01.000 --> 00:02.000\n${'<b>'.repeat(10_000)}`);
    expect(parsed).toMatchObject({
      ok: false,
      failure: [{ message: 'the tags of the transcript are nested too deeply' }],
    });
  });

  it('refuses a passage that no recording is long enough for', () => {
    const parsed = parseTranscript('a.vtt', 'WEBVTT\n\n99:59:59.000 --> 100:00:00.001\nLate.\n');
    expect(parsed).toMatchObject({
      ok: false,
      failure: [{ message: 'the transcript has a passage after more than 100 hours' }],
    });
  });
});

describe('checkCueTimes', () => {
  const cues = [{ start: 58, end: 64, speaker: null, text: 'Goodbye.' }];

  it('lets captions stay a moment after the recording', () => {
    expect(checkCueTimes('a.vtt', cues, 60)).toBeNull();
  });

  it('refuses those of a longer recording', () => {
    expect(checkCueTimes('a.vtt', cues, 55)?.message).toBe(
      'content/media/a.vtt goes on to 1:04, and the recording plays for 0:55',
    );
  });
});
