import { describe, expect, it } from '@jest/globals';
import { layerOrder, splitSheet } from './late-styles';

describe('splitSheet', () => {
  it('takes out hover, print, motion and what has to be opened, with the layers and media around them', () => {
    const { atRest, late } = splitSheet(
      '@layer ui{.a{color:red}.a:hover{color:blue}@media (width < 10px){.a{top:0}.a:active{top:1px}}' +
        '@media print{.a{display:none}}}@layer open{.b{color:red}}@keyframes c{to{top:0}}',
    );
    expect(atRest).toBe('@layer ui{.a{color:red}@media (width < 10px){.a{top:0}}}');
    expect(late).toEqual([
      '@layer ui-late{.a:hover{color:blue}@media (width < 10px){.a:active{top:1px}}@media print{.a{display:none}}}',
      '@layer open{.b{color:red}}',
      '@keyframes c{to{top:0}}',
    ]);
  });

  it('leaves the focus and mixed selectors, which count at first sight', () => {
    const css = '.a:focus-visible{color:red}.a,.a:hover{top:0}@font-face{font-family:B}';
    expect(splitSheet(css)).toEqual({ atRest: css, late: [] });
  });

  it('lets late rules win over those at rest, wherever their sheets stand', () => {
    const { late } = splitSheet('@layer page{.a{top:0}@media print{.a{top:1px}}}');
    expect(late).toEqual(['@layer page-late{@media print{.a{top:1px}}}']);
    const layers = layerOrder.split(',');
    expect(layers.indexOf('page-late')).toBe(layers.indexOf('page') + 1);
  });

  it('leaves no empty blocks behind', () => {
    expect(splitSheet('@layer ui{.a:hover{top:0}}').atRest).toBe('');
  });
});
