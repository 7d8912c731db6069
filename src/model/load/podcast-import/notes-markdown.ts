import TurndownService from 'turndown';

const markdown = new TurndownService({ bulletListMarker: '-', codeBlockStyle: 'fenced' });
// Pictures and players of other sites would be fetched from there before anybody asked for them.
markdown.remove(['script', 'style', 'iframe', 'audio', 'video', 'object', 'form', 'noscript', 'title']);
markdown.addRule('pictures', { filter: ['img'], replacement: () => '' });
markdown.addRule('headings', {
  filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  replacement: (words) => `\n\n## ${words.trim()}\n\n`,
});
markdown.addRule('links', {
  filter: 'a',
  replacement: (words, node) => {
    const href = 'getAttribute' in node ? (node.getAttribute('href') ?? '') : '';
    const safe = /^(?:https?:\/\/|mailto:)[^\s<>]+$/i.test(href) && words.trim() !== '';
    return safe ? `[${words.trim()}](<${href}>)` : words;
  },
});

const words = new TurndownService();
words.remove(['script', 'style']);
words.addRule('words', { filter: () => true, replacement: (text) => ` ${text} ` });
words.escape = (text) => text;

/** Braces would give attributes to what stands before them. */
function withoutBraces(text: string): string {
  return text.replace(/\{/g, '(').replace(/\}/g, ')');
}

function isHtml(text: string): boolean {
  return /<\/?[a-z][^>]*>/i.test(text);
}

/** Show notes of an imported episode, HTML or plain text, as Markdown of ours: words, lists and links to elsewhere. */
export function notesMarkdown(notes: string): string {
  const plain = withoutBraces(notes);
  if (isHtml(plain)) return markdown.turndown(plain).trim();
  return plain
    .split(/\n\s*\n/)
    .map((paragraph) => markdown.escape(paragraph.replace(/\s+/g, ' ').trim()))
    .join('\n\n')
    .trim();
}

const longest = 240;

/** The beginning of show notes as one line without marks, cut at a word. */
export function notesSummary(notes: string): string {
  const text = (isHtml(notes) ? words.turndown(notes) : notes)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}
