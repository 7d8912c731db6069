import { describe, expect, it } from '@jest/globals';
import { formSkeletonsFile } from '../../../src/build/downloads/forms/form-skeletons-file';
import {
  commonFields,
  formFields,
  isFormName,
  type FormName,
} from '../../../src/model/derive/forms/form-fields';
import { encodeFields, encodeForm } from '../../../src/model/derive/forms/form-wire';
import type { FormInput } from '../../../src/model/derive/forms/parse-form';
import { netlifyForms } from './netlify-forms';

const urlEncoded = 'application/x-www-form-urlencoded;charset=UTF-8';
const submission = {
  id: '6f3c0f6e-0d3c-4d53-9a54-0c1ad35b1a7b',
  spamTrap: '',
  page: '/contact/',
  shownFor: 4200,
};
const forms = Object.keys(formFields).filter(isFormName);

/** Every field of a form, filled in. */
function filledIn(form: FormName): FormInput {
  return Object.fromEntries(
    formFields[form].map((field) => [field, field === 'moments' ? ['opens', 'results'] : `${field}, é & 語`]),
  );
}

async function deployed() {
  return netlifyForms([String(await formSkeletonsFile().content())]);
}

describe('the skeletons of the forms', () => {
  it.each(forms)('let Netlify keep every field of %s', async (form) => {
    const post = await deployed();
    const values = filledIn(form);
    const body = encodeForm({ form, ...submission }, encodeFields(form, values)).toString();
    expect(post(body, urlEncoded)).toEqual({
      kind: 'stored',
      form,
      data: {
        [commonFields.form]: form,
        [commonFields.submissionId]: submission.id,
        [commonFields.spamTrap]: '',
        [commonFields.page]: '/contact/',
        [commonFields.shownFor]: '4200',
        ...Object.fromEntries(
          Object.entries(values).map(([field, value]) => [field, [value].flat().join(', ')]),
        ),
      },
    });
  });

  it.each(forms)('make the spam trap work for %s', async (form) => {
    const post = await deployed();
    const trapped = encodeForm(
      { form, ...submission, spamTrap: 'https://spam.example' },
      new URLSearchParams(),
    );
    expect(post(trapped.toString(), urlEncoded)).toEqual({ kind: 'spam' });
  });

  it('have no other form, and no other type', async () => {
    const post = await deployed();
    expect(post('form-name=other', urlEncoded)).toEqual({ kind: 'not a form' });
    expect(post('{"form-name":"contact"}', 'application/json')).toEqual({ kind: 'not a form' });
  });
});
