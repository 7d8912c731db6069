import { describe, expect, it } from '@jest/globals';
import { fillMail } from './fill-mail';

describe('fillMail', () => {
  it('leaves out lines and paragraphs that have nothing but names without values', () => {
    const source = 'Dear {name},\n\n{hours}\n{register}\n\n{note}\n\nBid: {url}';
    const values = { name: 'Zoé', hours: '', register: 'Register by Monday.', note: '', url: '' };
    expect(fillMail(source, values)).toBe('Dear Zoé,\n\nRegister by Monday.\n\nBid: ');
  });

  it('inserts values unchanged, with lines, braces and dollar signs', () => {
    expect(fillMail('{sale}\n{results}', { sale: '{results} $&', results: 'One\nTwo' })).toBe(
      '{results} $&\nOne\nTwo',
    );
  });
});
