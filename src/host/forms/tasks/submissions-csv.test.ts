import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { Submission } from '../stores/form-store';
import { submissionsCsv } from './submissions-csv';

function submissionWith(fields: Submission['fields']): Submission {
  return { id: 'a', form: 'contact', fields, page: '/contact/', receivedAt: Date.UTC(2026, 10, 22, 19) };
}

function readBack(fields: Submission['fields']): Record<string, string> | undefined {
  const csv = submissionsCsv([submissionWith(fields)]);
  return parse<Record<string, string>>(csv, { bom: true, columns: true })[0];
}

describe('submissionsCsv', () => {
  it('can be read back, with quotes, commas, accents and line breaks', () => {
    const message = 'Rivière “Qu’Appelle”, "east"\nof the road';
    const csv = submissionsCsv([submissionWith({ message })]);
    expect(csv.startsWith('\uFEFFreceived,form,submission,page,first-name,')).toBe(true);
    expect(csv.endsWith('\r\n')).toBe(true);
    expect(readBack({ message, moments: ['opens', 'results'] })).toMatchObject({
      received: '2026-11-22T19:00:00.000Z',
      form: 'contact',
      submission: 'a',
      page: '/contact/',
      message,
      moments: 'opens, results',
      'first-name': '',
    });
  });

  it.each([
    '=HYPERLINK("https://x.example")',
    '+17805550199',
    '-1',
    '@cmd',
    '|cmd',
    '%0A',
    '＝1+1',
    '  =1+1',
    '\u00A0=1+1',
    '\u200B=1+1',
    '\uFEFF=1+1',
    '\tx',
    '\rx',
  ])('keeps a spreadsheet from running %j', (text) => {
    expect(readBack({ message: text })?.message).toBe(`'${text}`);
  });

  it.each([
    ['\t=1+1', "'\t'=1+1"],
    [' \t =1+1', "' \t '=1+1"],
    ['\n=1+1', "'\n'=1+1"],
    ['Hello;=1+1', "Hello;'=1+1"],
    ['Hello\t\u200B@cmd; +1', "Hello\t\u200B'@cmd; '+1"],
    ['Hello\r\n=1+1', "Hello\r\n'=1+1"],
  ])('keeps a spreadsheet that begins a cell within %j from running it', (text, inert) => {
    expect(readBack({ message: text })?.message).toBe(inert);
  });

  it.each([
    'NE-14 = mine',
    'Ask me; I am home\nfrom 5 - 7',
    'a@b.example',
    'Ask me. -Z',
    ' an indented line',
    '(780) 555-0199',
  ])('leaves %j', (text) => {
    expect(readBack({ message: text })?.message).toBe(text);
  });
});
