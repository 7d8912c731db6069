import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { isClosedWhenBuilt } from './closed-when-built';
import { Registration } from './Registration';

const registration = {
  deadline: '2026-12-08T23:00:00.000Z',
  passed: false,
  openText: 'Register by Dec 8. After that, call',
  closedText: 'Registration has closed. Call',
};

describe('isClosedWhenBuilt', () => {
  it.each([
    ['takes bidders until a deadline', registration, false],
    ['has no deadline', { deadline: null, passed: false, openText: '', closedText: '' }, false],
    ['takes no more bidders', { ...registration, deadline: null, passed: true }, true],
  ])('tells whether a sale that %s is closed', (_, props, closed) => {
    const html = renderToString(
      <Registration
        registration={props}
        links={{
          register: { label: 'Register To Bid', href: 'https://bid.example/register/' },
          contact: { label: 'Contact Us', href: '/contact/' },
        }}
        contact={{ phone: '+1 (866) 263-7480', phoneHref: 'tel:+18662637480' }}
        kind="primary"
      />,
    );
    expect(isClosedWhenBuilt(html)).toBe(closed);
  });
});
