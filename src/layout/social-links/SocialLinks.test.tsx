/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { SocialLinks } from './SocialLinks';

describe('SocialLinks', () => {
  it('is left out for a company that is on no network', () => {
    const { container, rerender } = render(<SocialLinks social={[]} />);
    expect(container.innerHTML).toBe('');
    rerender(<SocialLinks social={[{ label: 'YouTube', href: 'https://video.example/' }]} />);
    expect(container.querySelectorAll('a')).toHaveLength(1);
  });
});
