import { describe, expect, it } from '@jest/globals';
import { joinDeferred, layerOrder, splitStylesheet } from './split-sheet';

describe('splitStylesheet', () => {
  it('moves hover, print, motion and the styles of opened parts, with the layers and media around them', () => {
    const { atRest, deferred } = splitStylesheet(
      '@layer ui{.a{color:red}@media (hover){.a:hover{color:blue}}@media (width < 10px){.a{top:0}' +
        '@media (hover){.a:hover{top:1px}}}@media print{.a{display:none}}}@layer open{.b{color:red}}',
    );
    expect(atRest).toBe('@layer ui{.a{color:red}@media (width < 10px){.a{top:0}}}');
    expect(deferred).toEqual([
      '@layer ui-deferred{@media (hover){.a:hover{color:blue}}' +
        '@media (width < 10px){@media (hover){.a:hover{top:1px}}}@media print{.a{display:none}}}',
      '@layer open{.b{color:red}}',
    ]);
  });

  it('moves rules for very large text, and the styles of parts that are collapsed at first', () => {
    const { atRest, deferred } = splitStylesheet(
      '@layer ui{.a{top:0}@media (width < 20em){.a{top:1px}}@media (width < 64em){.a{top:2px}}}' +
        '@layer ui-deferred{.b{top:0}@media print{.b{top:1px}}}',
    );
    expect(atRest).toBe('@layer ui{.a{top:0}@media (width < 64em){.a{top:2px}}}');
    expect(joinDeferred(deferred)).toBe(
      '@layer ui-deferred{@media (width < 20em){.a{top:1px}}.b{top:0}@media print{.b{top:1px}}}',
    );
  });

  it('keeps everything that is not marked, selectors included', () => {
    const css = '.a:hover{color:red}@keyframes c{to{top:0}}@font-face{font-family:B}';
    expect(splitStylesheet(css)).toEqual({ atRest: css, deferred: [] });
  });

  it('lets deferred rules override those at rest, whatever the order of their sheets', () => {
    const { deferred } = splitStylesheet('@layer page{.a{top:0}@media print{.a{top:1px}}}');
    expect(deferred).toEqual(['@layer page-deferred{@media print{.a{top:1px}}}']);
    const layers = layerOrder.split(',');
    expect(layers.indexOf('page-deferred')).toBe(layers.indexOf('page') + 1);
  });

  it('joins the blocks of a layer in their order', () => {
    const css = '@layer ui{.a{top:0}}@layer page{.b{top:0}}@layer ui{.a{top:1px}}';
    expect(splitStylesheet(css).atRest).toBe('@layer ui{.a{top:0}.a{top:1px}}@layer page{.b{top:0}}');
  });

  it('leaves no empty blocks behind', () => {
    expect(splitStylesheet('@layer ui{@media (hover){.a:hover{top:0}}}').atRest).toBe('');
  });
});

describe('joinDeferred', () => {
  it('joins the blocks of a layer and takes each block once, since templates share modules', () => {
    const block = '@layer ui-deferred{.a{top:0}}';
    expect(joinDeferred([block, '@layer open{.b{top:0}}', block, '@layer ui-deferred{.c{top:0}}'])).toBe(
      '@layer ui-deferred{.a{top:0}.c{top:0}}@layer open{.b{top:0}}',
    );
  });
});
