import { escapeXml } from '../../lib/escape-xml';

/** Heading and summary of a notice, as the build makes them. */
const summary = /(<\/h1>)(<p\b[^>]*>)[^<]*(<\/p>)/;

const scripts = /<script\b[^>]*>.*?<\/script>|<\/?noscript\b[^>]*>/gs;

/**
 * Makes the answer to a form that was sent without scripts: a built page with the messages in place of its summary. Its
 * scripts are left out, since they would show the page that belongs to the address; content for browsers without
 * scripts is then shown in all browsers.
 *
 * @param page The HTML of the built page; null without one.
 */
export function fillAnswerPage(page: string | null, messages: readonly string[]): string {
  const texts = messages.map(escapeXml);
  if (page !== null && summary.test(page)) {
    return page
      .replace(scripts, '')
      .replace(summary, (_all, heading: string, open: string, close: string) =>
        [heading, ...texts.map((text) => `${open}${text}${close}`)].join(''),
      );
  }
  const paragraphs = texts.map((text) => `<p>${text}</p>`).join('');
  return `<!DOCTYPE html><html lang="en-CA"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Not sent yet</title><h1>Not sent yet</h1>${paragraphs}<p>Go back to the form to send it again.</p></html>`;
}
