import { describe, expect, it } from '@jest/globals';
import { cpuGrowth, linearGrowth } from '../../lib/node/cpu-growth.example';
import { notesMarkdown, notesSummary } from './notes-markdown';

function markdownOf(notes: string): string {
  return notesMarkdown(notes).markdown;
}

describe('notesMarkdown', () => {
  it('keeps text, lists and external links', () => {
    expect(
      markdownOf('<p>One &amp; <em>two</em></p><ul><li><a href="https://a.example/x">Maps</a></li></ul>'),
    ).toBe('One & _two_\n\n-   [Maps](<https://a.example/x>)');
  });

  it('keeps the text of links whose addresses do not work here', () => {
    expect(markdownOf('<a href="javascript:alert(1)">one</a> <a href="/about">two</a>')).toBe('one two');
  });

  it('drops content that would be fetched from other sites', () => {
    expect(
      markdownOf('<p>Seen<img src="https://a.example/i.gif"><iframe src="https://a.example"></iframe></p>'),
    ).toBe('Seen');
  });

  it('keeps the paragraphs of plain text, and escapes its asterisks', () => {
    expect(markdownOf('Two * three\nis six.\n\nNext.')).toBe('Two \\* three is six.\n\nNext.');
  });

  it('leaves no braces, however they are written', () => {
    for (const brace of ['{', '&#123;', '&#x7B;', '&lbrace;', '&lcub;', '&amp;#123;'])
      expect(markdownOf(`<p>Text ${brace}#main onclick=alert(1)}</p>`)).not.toMatch(/[{}]|&lbrace/);
    expect(markdownOf('<a href="https://a.example/{x}">x</a>')).toBe('[x](<https://a.example/%7Bx%7D>)');
  });

  it('starts no block of our own syntax', () => {
    expect(markdownOf('::: note Title\n\ntext')).toMatch(/^\\:::/);
    expect(markdownOf('<ul><li>::: plans a</li></ul>')).toBe('-   \\::: plans a');
    expect(markdownOf('<ol><li>::: plans a</li></ol>')).toBe('1.  \\::: plans a');
    expect(markdownOf('<blockquote>::: note</blockquote>')).toBe('> \\::: note');
  });

  it('keeps the text of notes that are nested too deeply, and reports it', () => {
    const { markdown, lost } = notesMarkdown(`${'<div>'.repeat(4000)}Soil first.`);
    expect(markdown).toBe('Soil first.');
    expect(lost).toContain('since their HTML is nested more than 60 levels deep');
  });

  it('cuts endless notes, and reports it', () => {
    const { markdown, lost } = notesMarkdown('soil '.repeat(40_000));
    expect(markdown.length).toBeLessThanOrEqual(60_000);
    expect(lost).toBe('are cut after 60000 letters');
  });

  it.each([
    '<a',
    '<a>',
    '<a ',
    '<div>',
    '<b><i>',
    '<p><font color=1><b>',
    '<table><td>',
    '</p>',
    '<!--',
    '<![CDATA[',
    '&',
    '&#123;',
    '[',
    '![',
    '*',
    '_a',
    '`',
    '~',
    '1. ',
    '> ',
    '\n\n',
    ' ',
    '<li>x',
    '<p>x',
    '<a href=x>',
  ])('takes time in proportion to the length of notes of %j', (piece) => {
    function work(size: number) {
      const notes = `<p>${piece.repeat(Math.ceil(size / piece.length))}`;
      notesSummary(notes);
      notesMarkdown(notes);
      notesMarkdown(notes.slice(3));
    }
    expect(cpuGrowth(work, 120_000)).toBeLessThan(linearGrowth);
  });
});

describe('notesSummary', () => {
  it('is one line of text', () => {
    expect(notesSummary('<h2>Notes</h2><p>Soil,   <b>then</b> water.</p>')).toBe('Notes Soil, then water.');
  });

  it('ends at a word', () => {
    const summary = notesSummary('prairie '.repeat(60));
    expect(summary).toMatch(/ prairie…$/);
    expect(summary.length).toBeLessThanOrEqual(241);
  });
});
