import { describe, expect, it } from '@jest/globals';
import { webOrigin } from './web-origin';

describe('webOrigin', () => {
  it('keeps scheme, host and port alone', () => {
    expect(webOrigin('https://bid.example.com')).toBe('https://bid.example.com');
    expect(webOrigin('http://name:secret@localhost:9001/path?q=1')).toBe('http://localhost:9001');
  });

  it.each(['', 'bid.example.com', 'localhost:9001', 'ftp://bid.example.com', 'https://'])(
    'knows that "%s" is no web address',
    (text) => {
      expect(webOrigin(text)).toBeNull();
    },
  );
});
