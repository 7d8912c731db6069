import { parse } from 'node-html-parser';

/** A form as Netlify has it after a deploy. */
interface KnownForm {
  readonly fields: ReadonlySet<string>;
  readonly honeypot: string | undefined;
}

/** Netlify's handling of a POST. */
export type NetlifyOutcome =
  | { readonly kind: 'stored'; readonly form: string; readonly data: Readonly<Record<string, string>> }
  | { readonly kind: 'spam' }
  | { readonly kind: 'not a form' };

/**
 * Handles forms like Netlify: on a deploy it looks for forms in the HTML, and then accepts posts with their names. It
 * keeps only the fields that were in the HTML, and joins values of one name with commas.
 *
 * @param pages The HTML of all pages.
 */
export function netlifyForms(
  pages: readonly string[],
): (body: string, contentType: string) => NetlifyOutcome {
  const known = new Map<string, KnownForm>();
  for (const html of pages)
    for (const form of parse(html).querySelectorAll('form')) {
      if (form.getAttribute('data-netlify') !== 'true' && !form.hasAttribute('netlify')) continue;
      const fields = form
        .querySelectorAll('input, textarea, select')
        .flatMap((field) => field.getAttribute('name') ?? []);
      known.set(form.getAttribute('name') ?? '', {
        fields: new Set(fields),
        honeypot: form.getAttribute('netlify-honeypot') ?? form.getAttribute('data-netlify-honeypot'),
      });
    }
  return (body, contentType) => {
    const type = contentType.split(';', 1)[0]?.trim();
    const fields = new URLSearchParams(body);
    const form = known.get(fields.get('form-name') ?? '');
    if (type !== 'application/x-www-form-urlencoded' || form === undefined) return { kind: 'not a form' };
    if (form.honeypot !== undefined && (fields.get(form.honeypot) ?? '') !== '') return { kind: 'spam' };
    const names = [...new Set(fields.keys())].filter((name) => form.fields.has(name));
    return {
      kind: 'stored',
      form: fields.get('form-name') ?? '',
      data: Object.fromEntries(names.map((name) => [name, fields.getAll(name).join(', ')])),
    };
  };
}
