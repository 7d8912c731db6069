const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/;

/** Splits a Markdown file into the fields between its two lines of dashes and the text below; null without them. */
export function splitFrontMatter(source: string): { readonly fields: string; readonly body: string } | null {
  const [, fields, body] = frontMatter.exec(source) ?? [];
  return fields === undefined || body === undefined ? null : { fields, body };
}
