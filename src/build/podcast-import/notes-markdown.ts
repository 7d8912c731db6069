import TurndownService from 'turndown';
import { sanitizeHtml, type Schema } from '../../lib/sanitize-html';

/** Show notes as Markdown, with what was removed as the end of a sentence; null when nothing was. */
export interface Notes {
  readonly markdown: string;
  readonly lost: string | null;
}

const maxLength = 60_000;
const limits = { elements: 5000, depth: 60 };

/**
 * Text, lists and links. Pictures and players of other sites would be fetched without consent; they are removed
 * with their content.
 */
const noteTags: Schema = {
  tagNames: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'a', 'strong', 'b', 'em', 'i', 'div', 'section', 'article'],
  ],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: [
    ...['script', 'style', 'title', 'textarea', 'noscript', 'template', 'iframe', 'object', 'form'],
    ...['audio', 'video', 'svg', 'math'],
  ],
  clobber: [],
  ancestors: {},
  allowComments: false,
  allowDoctypes: false,
};

const markdown = new TurndownService({ bulletListMarker: '-', codeBlockStyle: 'fenced' });
markdown.addRule('headings', {
  filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  replacement: (content) => `\n\n## ${content.trim()}\n\n`,
});
markdown.addRule('links', {
  filter: 'a',
  replacement: (content, node) => {
    const href = 'getAttribute' in node ? (node.getAttribute('href') ?? '') : '';
    const safe = /^(?:https?:\/\/|mailto:)[^\s<>]+$/i.test(href) && content.trim() !== '';
    const address = href.replace(/\{/g, '%7B').replace(/\}/g, '%7D');
    return safe ? `[${content.trim()}](<${address}>)` : content;
  },
});

/** Braces would give attributes to the preceding text, and colons would start a block of our own syntax. */
function withoutMarks(text: string): string {
  return text
    .replace(/\{/g, '(')
    .replace(/\}/g, ')')
    .replace(/^((?:[ \t>*+-]|\d{1,9}[.)])*):::/gm, '$1\\:::');
}

function isHtml(text: string): boolean {
  return /<\/?[a-z][^<>]*>/i.test(text);
}

function fromPlainText(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => markdown.escape(paragraph.replace(/\s+/g, ' ').trim()))
    .join('\n\n')
    .trim();
}

function fromHtml(html: string): Notes {
  const clean = sanitizeHtml(html, noteTags, limits);
  if (clean.ok) return { markdown: markdown.turndown(clean.value).trim(), lost: null };
  const text = fromPlainText(html.replace(/<[^<>]*>/g, ' '));
  return { markdown: text, lost: `are shown without their formatting, since their HTML ${clean.failure}` };
}

/**
 * Converts the show notes of an imported episode, HTML or plain text, to Markdown: text, lists and external
 * links.
 */
export function notesMarkdown(notes: string): Notes {
  const begun = notes.slice(0, maxLength);
  const read = isHtml(begun) ? fromHtml(begun) : { markdown: fromPlainText(begun), lost: null };
  return {
    // After HTML has been parsed, since its character references may be braces.
    markdown: withoutMarks(read.markdown),
    lost: read.lost ?? (notes.length > maxLength ? `are cut after ${String(maxLength)} letters` : null),
  };
}

const longest = 240;
/** More than enough for the beginning, marks and all. */
const summaryLetters = 20_000;
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

function plainText(html: string): string {
  const clean = sanitizeHtml(html, { ...noteTags, attributes: {} }, limits);
  return (clean.ok ? clean.value : html)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity);
}

/** The beginning of show notes as one line without markup, cut at a word. */
export function notesSummary(notes: string): string {
  const begun = notes.slice(0, summaryLetters);
  const text = (isHtml(begun) ? plainText(begun) : begun)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/ [^ ]*$/, '')}…`;
}
