import { afterEach, expect, it, jest } from '@jest/globals';
import { reportPageError, setErrorReporter } from './page-errors';

afterEach(() => {
  setErrorReporter(null);
});

it('sends no report, and says so, unless reporting is configured', () => {
  expect(reportPageError(new Error('broken'))).toBe(false);
});

it('hands the error of a failed page to the reporter', () => {
  const report = jest.fn();
  setErrorReporter(report);
  const error = new Error('broken');
  expect(reportPageError(error)).toBe(true);
  expect(report).toHaveBeenCalledWith(error);
});
