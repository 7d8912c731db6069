import { describe, expect, it } from '@jest/globals';
import { gatherLicences, writeForSupportedBrowsers } from './minifier';

/** Gatsby's minifier, as far as it is changed. */
function minimizer() {
  return { options: { extractComments: true, terserOptions: { safari10: true, compress: {} } } };
}

describe('writeForSupportedBrowsers', () => {
  it('has Terser write for browsers that know more than ES5', () => {
    const terser = minimizer();
    writeForSupportedBrowsers({ output: {}, optimization: { minimizer: [terser] } });
    expect(terser.options.terserOptions).toMatchObject({ safari10: false, compress: { ecma: 2020 } });
  });

  it.each([
    ['an output', { optimization: { minimizer: [minimizer()] } }, 'no output'],
    [
      'Safari 10',
      { output: {}, optimization: { minimizer: [{ compress: {} }] } },
      'no "safari10" in the options of Terser',
    ],
    [
      'options of Terser',
      { output: {}, optimization: { minimizer: [{ safari10: true }] } },
      'no "compress" in the options of Terser',
    ],
  ])('stops the build without %s', (_, config, message) => {
    expect(() => {
      writeForSupportedBrowsers(config);
    }).toThrow(message);
  });
});

describe('gatherLicences', () => {
  it('names one file for the licences of all scripts', () => {
    const terser = minimizer();
    gatherLicences({ optimization: { minimizer: [terser] } });
    expect(terser.options.extractComments).toEqual({ filename: 'scripts.LICENSE.txt' });
  });

  it('stops the build where the minifier does not extract them', () => {
    expect(() => {
      gatherLicences({ optimization: { minimizer: [] } });
    }).toThrow(/no "extractComments" in the options of Terser.*Patches of Gatsby/);
  });
});
