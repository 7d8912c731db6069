/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { hideLoadNotice, showLoadNotice } from './load-notice';

it('says that the page is being loaded, in one place, until it is there', () => {
  hideLoadNotice(document);
  const notice = screen.getByRole('status');
  expect(notice.textContent).toBe('');
  showLoadNotice(document);
  expect(screen.getByRole('status')).toBe(notice);
  expect(notice.textContent).toBe('Loading the page…');
  hideLoadNotice(document);
  expect(notice.textContent).toBe('');
});
