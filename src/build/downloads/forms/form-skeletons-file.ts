import { commonFields, formFields, isFormName, type FormName } from '../../../model/derive/forms/form-fields';
import type { PublishedFile } from '../publishing/publish-files';

function skeleton(form: FormName): string {
  const others = Object.values(commonFields).filter((field) => field !== commonFields.form);
  const inputs = [...formFields[form], ...others].map((field) => `<input type="hidden" name="${field}" />`);
  return [
    `<form name="${form}" method="post" data-netlify="true" netlify-honeypot="${commonFields.spamTrap}" hidden>`,
    `<input type="hidden" name="${commonFields.form}" value="${form}" />`,
    ...inputs,
    '<button type="submit">Send</button>',
    '</form>',
  ].join('\n');
}

/** The page in which Netlify finds every form with its fields. Nothing links to it, and other hosts ignore it. */
export function formSkeletonsFile(): PublishedFile {
  const lines = [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head><meta charset="utf-8" /><meta name="robots" content="noindex" /><title>Forms</title></head>',
    '<body>',
    ...Object.keys(formFields).filter(isFormName).map(skeleton),
    '</body>',
    '</html>',
    '',
  ];
  return { route: '/__forms.html', content: () => lines.join('\n') };
}
