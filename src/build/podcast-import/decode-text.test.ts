import { describe, expect, it } from '@jest/globals';
import { decodeText } from './decode-text';

function latin(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

describe('decodeText', () => {
  it.each([
    ['its type', latin('Hélène'), 'application/rss+xml; charset=ISO-8859-1'],
    ['its type in quotes', latin('Hélène'), 'text/xml; charset="iso-8859-1"'],
    ['nothing, in UTF-8', Buffer.from('Hélène'), 'application/rss+xml'],
    ['nothing, in Latin-1', latin('Hélène'), null],
    ['what is there, in Latin-1 called UTF-8', latin('Hélène'), 'text/xml; charset=utf8'],
    ['a byte-order mark', Buffer.from('\uFEFFHélène'), 'text/xml; charset=iso-8859-1'],
    ['a mark of UTF-16', Buffer.from('\uFEFFHélène', 'utf16le'), null],
  ])('takes the encoding from %s', (_from, bytes, type) => {
    expect(decodeText(bytes, type)).toEqual({ ok: true, value: 'Hélène' });
  });

  it('takes the encoding from the XML declaration, and that of the type before it', () => {
    const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><t>Hélène</t>';
    expect(decodeText(latin(xml), 'text/xml')).toEqual({ ok: true, value: xml });
    expect(decodeText(Buffer.from(xml), 'text/xml; charset=utf-8')).toEqual({ ok: true, value: xml });
  });

  it('says which encoding it does not know', () => {
    expect(decodeText(latin('x'), 'text/xml; charset=klingon')).toEqual({
      ok: false,
      failure: 'it is written in klingon, which is not known here',
    });
  });
});
