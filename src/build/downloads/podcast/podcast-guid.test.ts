import { describe, expect, it } from '@jest/globals';
import { podcastGuid } from './podcast-guid';

describe('podcastGuid', () => {
  it('follows the rule of the name space', () => {
    expect(podcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe(
      '917393e3-1b1e-5cef-ace4-edaa54e1f810',
    );
    expect(podcastGuid('https://podnews.net/rss/')).toBe('9b024349-ccf0-5f69-a609-6b82873eab3c');
  });

  it('stays when the site moves from http to https', () => {
    expect(podcastGuid('http://site.example/feed.xml')).toBe(podcastGuid('https://site.example/feed.xml'));
  });
});
