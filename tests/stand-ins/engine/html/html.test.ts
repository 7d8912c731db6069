import { describe, expect, it } from '@jest/globals';
import { html } from './html';

describe('html', () => {
  it('escapes text and leaves HTML unchanged', () => {
    const name = `O'Neil & "Sons" <b>`;
    expect(html`<p title="${name}">${html`<i>${name}</i>`}</p>`.text).toBe(
      '<p title="O&#39;Neil &amp; &quot;Sons&quot; &lt;b&gt;"><i>O&#39;Neil &amp; &quot;Sons&quot; &lt;b&gt;</i></p>',
    );
  });

  it('joins lists and leaves out null', () => {
    const items = ['<', html`<li></li>`];
    expect(html`<b>${items}${null}</b>`.text).toBe('<b>&lt;\n<li></li></b>');
  });
});
