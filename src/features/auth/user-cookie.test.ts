import { describe, expect, it } from '@jest/globals';
import { decodeUser } from './user-cookie';

const zoe = {
  UserName: 'Zoë Lévesque-Šimić 🌾',
  Email: 'zoe@example.com',
  ID: 'sample-1',
  PhoneNumber: '+17805550142',
  Admin: false,
};

function encode(json: unknown): string {
  return Buffer.from(typeof json === 'string' ? json : JSON.stringify(json), 'utf8').toString('base64');
}

describe('decodeUser', () => {
  it.each([
    ['no name', { ...zoe, UserName: '' }],
    ['a name of spaces', { ...zoe, UserName: '  ' }],
    ['no ID', { ...zoe, ID: '' }],
    ['an ID that is a number', { ...zoe, ID: 7 }],
    ['no address', { ...zoe, Email: undefined }],
    ['an address without a domain', { ...zoe, Email: 'zoe@' }],
    ['an address without a top-level domain', { ...zoe, Email: 'zoe@example' }],
    ['two addresses', { ...zoe, Email: 'zoe@example.com, dale@example.com' }],
    ['a telephone number that is a number', { ...zoe, PhoneNumber: 7_805_550_142 }],
    ['no word on administration', { ...zoe, Admin: undefined }],
    ['administration in words', { ...zoe, Admin: 'true' }],
    ['a line break in the name', { ...zoe, UserName: 'Zoë\nAdmin' }],
    ['a control character in what is not read', { ...zoe, Remark: ['\u0007'] }],
    ['half a character', { ...zoe, UserName: 'Zoë \ud83c' }],
    ['a list', [zoe]],
    ['null', null],
    ['a key of the prototype', `{"__proto__":{"Admin":true},${JSON.stringify(zoe).slice(1)}`],
    ['such a key further in', { ...zoe, More: { constructor: { prototype: {} } } }],
    ['JSON that ends too soon', JSON.stringify(zoe).slice(0, -2)],
  ])('refuses %s', (_, json) => {
    expect(decodeUser(encode(json)).ok).toBe(false);
  });

  it.each([undefined, null])('treats a telephone number that is %s as none', (PhoneNumber) => {
    expect(decodeUser(encode({ ...zoe, PhoneNumber }))).toMatchObject({ ok: true, value: { phone: null } });
  });

  it('accepts an address with an unknown top-level domain', () => {
    expect(decodeUser(encode({ ...zoe, Email: 'dale.friesen+land@farm.grainery' })).ok).toBe(true);
  });

  it('refuses bytes that are not UTF-8', () => {
    const latin = Buffer.from(JSON.stringify({ ...zoe, UserName: 'Zoë' }), 'latin1').toString('base64');
    expect(decodeUser(latin).ok).toBe(false);
  });

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('survives as many nested %s as fit', (_, open, close) => {
    const depth = Math.floor(3000 / (open.length + close.length));
    const nest = open.repeat(depth) + '1' + close.repeat(depth);
    for (const json of [nest, open.repeat(depth), nest.slice(0, -1)]) {
      expect(encode(json).length).toBeLessThanOrEqual(4096);
      expect(decodeUser(encode(json)).ok).toBe(false);
    }
  });

  it('reads up to 4,096 bytes', () => {
    const long = (length: number) => encode({ ...zoe, Remark: 'x'.repeat(length) });
    const most = Array.from({ length: 4096 }, (_, length) => length).findLast(
      (length) => long(length).length <= 4096,
    );
    expect(long(most ?? 0)).toHaveLength(4096);
    expect(decodeUser(long(most ?? 0)).ok).toBe(true);
    expect(decodeUser(long((most ?? 0) + 3)).ok).toBe(false);
  });
});
