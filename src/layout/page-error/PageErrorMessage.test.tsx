/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { PageErrorMessage } from './PageErrorMessage';

afterEach(() => {
  cleanup();
  Object.assign(ERROR_REPORTS, { host: null });
});

describe('PageErrorMessage', () => {
  it('takes the focus to its heading and offers a reload and a link home', async () => {
    render(<PageErrorMessage alerted={false} />);
    const heading = screen.getByRole('heading', { name: 'We have encountered an error in this page.' });
    expect(screen.getByText('Reload the page').getAttribute('href')).toBe('');
    expect(screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/');
    expect(await screen.findByRole('link', { name: 'Contact us' })).toBeTruthy();
    expect(document.activeElement).toBe(heading);
  });

  it('says that the team was alerted only if it was', async () => {
    Object.assign(ERROR_REPORTS, { host: 'localhost' });
    const { rerender } = render(<PageErrorMessage alerted />);
    await screen.findByRole('link', { name: 'Contact us' });
    expect(screen.getByText(/^Our team was alerted\./)).toBeTruthy();
    rerender(<PageErrorMessage alerted={false} />);
    expect(screen.getByText(/^Our team has not been alerted/)).toBeTruthy();
  });

  it('repeats the telephone number and the e-mail address of the header', async () => {
    render(
      <>
        <header>
          <a href="tel:+18662637480">+1 (866) 263-7480</a>
          <a href="mailto:hello@site.example">hello@site.example</a>
        </header>
        <PageErrorMessage alerted={false} />
      </>,
    );
    const email = await screen.findByRole('link', { name: 'E-mail us' });
    expect(email.getAttribute('href')).toBe('mailto:hello@site.example');
    expect(screen.getAllByRole('link', { name: '+1 (866) 263-7480' })).toHaveLength(2);
  });
});
