import { describe, expect, it } from '@jest/globals';
import { notesMarkdown, notesSummary } from './notes-markdown';

describe('notesMarkdown', () => {
  it('keeps words, lists and links to elsewhere', () => {
    expect(
      notesMarkdown('<p>One &amp; <em>two</em></p><ul><li><a href="https://a.example/x">Maps</a></li></ul>'),
    ).toBe('One & _two_\n\n-   [Maps](<https://a.example/x>)');
  });

  it('keeps the words of links that lead nowhere from here', () => {
    expect(notesMarkdown('<a href="javascript:alert(1)">one</a> <a href="/about">two</a>')).toBe('one two');
  });

  it('drops what would be fetched from elsewhere', () => {
    expect(
      notesMarkdown(
        '<p>Seen<img src="https://a.example/i.gif"><iframe src="https://a.example"></iframe></p>',
      ),
    ).toBe('Seen');
  });

  it('takes plain text by its paragraphs, and its stars for stars', () => {
    expect(notesMarkdown('Two * three\nis six.\n\nNext.')).toBe('Two \\* three is six.\n\nNext.');
  });
});

describe('notesSummary', () => {
  it('is one line of words', () => {
    expect(notesSummary('<h2>Notes</h2><p>Soil,   <b>then</b> water.</p>')).toBe('Notes Soil, then water.');
  });

  it('ends at a word', () => {
    const summary = notesSummary('prairie '.repeat(60));
    expect(summary).toMatch(/ prairie…$/);
    expect(summary.length).toBeLessThanOrEqual(241);
  });
});
