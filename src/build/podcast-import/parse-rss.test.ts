import { describe, expect, it } from '@jest/globals';
import { defaultImportLimits } from './import-limits';
import { parseRss } from './parse-rss';

function feed(content: string): string {
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Fence Lines</title>${content}</channel></rss>`;
}

/** Takes at least ten seconds: the parser's time grows faster than the number of attributes. */
const endless = feed(
  `<item ${Array.from({ length: 300_000 }, (_, index) => `a${String(index)}="1"`).join(' ')}></item>`,
);

async function parse(text: string, limits = {}, deadline = new AbortController().signal) {
  return parseRss(text, { ...defaultImportLimits, ...limits }, deadline);
}

describe('parseRss', () => {
  it('reads the items of a feed', async () => {
    const two = feed('<item><title>One</title></item><item><title>Two</title></item>');
    expect(await parse(two)).toEqual({ ok: true, value: [{ title: 'One' }, { title: 'Two' }] });
    expect(await parse(feed(''))).toEqual({ ok: true, value: [] });
  });

  it('refuses a file that is not a feed', async () => {
    expect(await parse('<h1>Under maintenance</h1>')).toEqual({
      ok: false,
      failure: 'the response is not an RSS feed',
    });
  });

  it('refuses a feed of more items than are imported, with both counts', async () => {
    const items = '<item><title>Again</title></item>'.repeat(2001);
    expect(await parse(feed(items))).toEqual({
      ok: false,
      failure: 'the feed has 2001 items, and at most 2000 are imported',
    });
  });

  it('gives up a feed that takes too long, while everything else continues', async () => {
    let ticks = 0;
    const clock = setInterval(() => (ticks += 1), 10);
    expect(await parse(endless, { parseMs: 200 })).toEqual({
      ok: false,
      failure: 'the feed could not be parsed within 0.2 seconds',
    });
    clearInterval(clock);
    expect(ticks).toBeGreaterThan(1);
  });

  it('stops at the deadline of the whole import', async () => {
    const deadline = new AbortController();
    const parsed = parse(endless, {}, deadline.signal);
    deadline.abort();
    expect(await parsed).toEqual({
      ok: false,
      failure: 'the 120 seconds for the whole podcast were over',
    });
  });
});
