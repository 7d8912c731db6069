import { describe, expect, it } from '@jest/globals';
import { splitSheet } from './late-styles';

describe('splitSheet', () => {
  it('takes out hover, print, motion and what has to be opened, with the layers and media around them', () => {
    const { atRest, late } = splitSheet(
      '@layer ui{.a{color:red}.a:hover{color:blue}@media (width < 10px){.a{top:0}.a:active{top:1px}}' +
        '@media print{.a{display:none}}}@layer open{.b{color:red}}@keyframes c{to{top:0}}',
    );
    expect(atRest).toBe('@layer ui{.a{color:red}@media (width < 10px){.a{top:0}}}');
    expect(late).toEqual([
      '@layer ui{.a:hover{color:blue}@media (width < 10px){.a:active{top:1px}}@media print{.a{display:none}}}',
      '@layer open{.b{color:red}}',
      '@keyframes c{to{top:0}}',
    ]);
  });

  it('leaves the focus and mixed selectors, which count at first sight', () => {
    const css = '.a:focus-visible{color:red}.a,.a:hover{top:0}@font-face{font-family:B}';
    expect(splitSheet(css)).toEqual({ atRest: css, late: [] });
  });

  it('leaves no empty blocks behind', () => {
    expect(splitSheet('@layer ui{.a:hover{top:0}}').atRest).toBe('');
  });
});
