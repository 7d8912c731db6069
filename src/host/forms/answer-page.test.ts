import { expect, it } from '@jest/globals';
import { fillAnswerPage } from './answer-page';

const page =
  '<head><script>1</script><noscript id="s"><link rel="stylesheet" href="/a.css"/></noscript></head><h1 class="a">Not sent</h1><p class="b">It was not sent.</p><p>Go back.</p><script src="/a.js" async></script>';

it('puts the messages in place of the summary, and leaves scripts out', () => {
  expect(fillAnswerPage(page, ['A & B', '$1 or $&'])).toBe(
    '<head><link rel="stylesheet" href="/a.css"/></head><h1 class="a">Not sent</h1><p class="b">A &amp; B</p><p class="b">$1 or $&amp;</p><p>Go back.</p>',
  );
});

it.each([null, '<h1>Another page</h1>'])('needs no built page', (built) => {
  const answer = fillAnswerPage(built, ['Please <try> again']);
  expect(answer).toContain('<p>Please &lt;try&gt; again</p>');
  expect(answer).toContain('<title>Not sent yet</title>');
});
