import { describe, expect, it } from '@jest/globals';
import { secureOrigin, webOrigin } from './web-origin';

describe('webOrigin', () => {
  it('keeps only scheme, host and port', () => {
    expect(webOrigin('https://bid.example.com')).toBe('https://bid.example.com');
    expect(webOrigin('http://name:secret@localhost:9001/path?q=1')).toBe('http://localhost:9001');
  });

  it.each(['', 'bid.example.com', 'localhost:9001', 'ftp://bid.example.com', 'https://'])(
    'is null for "%s", which is not a web address',
    (text) => {
      expect(webOrigin(text)).toBeNull();
    },
  );
});

describe('secureOrigin', () => {
  it('is encrypted, or on this computer', () => {
    expect(secureOrigin('https://git.example.com/path')).toBe('https://git.example.com');
    expect(secureOrigin('http://localhost:3000')).toBe('http://localhost:3000');
    expect(['http://git.example.com', 'http://localhost.example.com', 'git'].map(secureOrigin)).toEqual([
      null,
      null,
      null,
    ]);
  });
});
