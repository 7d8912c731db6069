import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { formFields, isFormName, type FormName } from './form-fields';
import { decodeForm, encodeFields, encodeForm, type SubmissionMetadata } from './form-wire';
import { parseForm, type FormInput } from './parse-form';

const person = {
  'first-name': 'Zoé',
  'last-name': 'Lefebvre-Côté',
  'email-address': 'zoe@farm.example',
  'phone-number': '(780) 555-0199',
};
const inquiry = { ...person, message: 'Is the well on NW-14 shared?' };

const valid: Record<FormName, FormInput> = {
  contact: { ...inquiry, subscribe: 'yes' },
  'contact-seller': { ...inquiry, sale: 'burnt-lake', parcel: 'parcel-1' },
  reminder: { sale: 'burnt-lake', 'email-address': 'zoe@farm.example', moments: ['opens', 'results'] },
  newsletter: person,
};
const forms = Object.keys(formFields).filter(isFormName);

describe('parseForm', () => {
  it.each(forms)('takes the form %s', (form) => {
    expect(parseForm(form, valid[form])).toMatchObject({ ok: true });
  });

  it('sends the telephone number as +1 and digits', () => {
    expect(parseForm('newsletter', person)).toEqual({
      ok: true,
      value: { ...person, 'phone-number': '+17805550199' },
    });
  });

  it('removes invisible characters from an address that was copied from a page', () => {
    const copied = { ...person, 'email-address': ' zo\u200De@\u200Cfarm.exam\u00ADple' };
    expect(parseForm('newsletter', copied)).toMatchObject({
      ok: true,
      value: { 'email-address': 'zoe@farm.example' },
    });
  });

  it('names the error of every field that is empty', () => {
    const required = {
      'first-name': 'firstNameRequired',
      'last-name': 'lastNameRequired',
      'email-address': 'emailRequired',
      'phone-number': 'phoneRequired',
      message: 'messageRequired',
    };
    const blank = {
      'first-name': ' ',
      'last-name': '\t',
      'email-address': '  ',
      'phone-number': ' ',
      message: '\n',
    };
    expect(parseForm('contact', {})).toEqual({ ok: false, failure: required });
    expect(parseForm('contact', blank)).toEqual({ ok: false, failure: required });
  });

  it.each([
    ['email-address', 'wes@farm', 'emailInvalid'],
    ['email-address', 'wes farm.example', 'emailInvalid'],
    ['email-address', 'a@farm.example, b@farm.example', 'emailInvalid'],
    ['phone-number', '780 555 019', 'phoneInvalid'],
    ['phone-number', 'none', 'phoneInvalid'],
    ['first-name', 'a'.repeat(121), 'tooLong'],
    ['message', 'a'.repeat(3001), 'tooLong'],
    ['subscribe', 'no', 'invalid'],
  ])('names the error of %s %j', (field, value, error) => {
    expect(parseForm('contact', { ...inquiry, [field]: value })).toEqual({
      ok: false,
      failure: { [field]: error },
    });
  });

  it('requires a moment for a reminder, and accepts each', () => {
    const { moments, ...rest } = valid.reminder;
    const failure = { moments: 'momentsRequired' };
    expect(moments).toBeDefined();
    expect(parseForm('reminder', rest)).toEqual({ ok: false, failure });
    expect(parseForm('reminder', { ...rest, moments: [] })).toEqual({ ok: false, failure });
    expect(parseForm('reminder', { ...rest, moments: ['noon'] })).toMatchObject({ ok: false });
  });

  it('takes a reminder without a telephone number, but not with half of one', () => {
    expect(parseForm('reminder', { ...valid.reminder, 'phone-number': '' })).toMatchObject({ ok: true });
    expect(parseForm('reminder', { ...valid.reminder, 'phone-number': '780' })).toEqual({
      ok: false,
      failure: { 'phone-number': 'phoneInvalid' },
    });
  });

  it.each(['../etc', 'Burnt Lake', '', 'a'.repeat(121)])('refuses the sale %j', (sale) => {
    expect(parseForm('reminder', { ...valid.reminder, sale }).ok).toBe(false);
  });

  it('refuses a field of another form', () => {
    expect(parseForm('newsletter', inquiry).ok).toBe(false);
  });

  it('keeps names on one line, and the lines of a message', () => {
    const typed = {
      ...inquiry,
      'first-name': ' Ann\r\nBcc: all@farm.example ',
      message: ' One\r\ntwo\u0000\u202E ',
    };
    expect(parseForm('contact', typed)).toMatchObject({
      value: { 'first-name': 'Ann Bcc: all@farm.example', message: 'One\ntwo' },
    });
  });

  it('never throws, and accepts its own output unchanged', () => {
    const field = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.anything());
    const input = fc.dictionary(
      fc.constantFrom(...forms.flatMap((form) => formFields[form]), 'other', '__proto__'),
      field,
    );
    fc.assert(
      fc.property(fc.constantFrom(...forms), input, fc.boolean(), (form, changed, whole) => {
        const parsed = parseForm(form, whole ? { ...valid[form], ...changed } : changed);
        if (parsed.ok) expect(parseForm(form, parsed.value)).toEqual(parsed);
        else expect(Object.keys(parsed.failure)).not.toEqual([]);
      }),
    );
  });
});

describe('the wire', () => {
  const submission = {
    id: '6f3c0f6e-0d3c-4d53-9a54-0c1ad35b1a7b',
    spamTrap: '',
    page: '/contact/',
    shownFor: 4210.7,
  } satisfies Omit<SubmissionMetadata, 'form'>;
  const encode = (form: FormName, values: FormInput) =>
    encodeForm({ form, ...submission }, encodeFields(form, values));

  it.each(forms)('carries the form %s there and back', (form) => {
    const body = encode(form, valid[form]);
    expect(decodeForm(form, new URLSearchParams(body.toString()))).toEqual(valid[form]);
    expect(body.get('form-name')).toBe(form);
    expect(body.get('submission-id')).toBe(submission.id);
    expect(body.get('website')).toBe('');
    expect(body.get('shown-for')).toBe('4211');
  });

  it('carries any message', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (message) => {
        const body = encode('contact', { ...inquiry, message });
        expect(decodeForm('contact', new URLSearchParams(body.toString()))).toEqual({ ...inquiry, message });
      }),
    );
  });

  it('stays below 32 kB with the longest fields', () => {
    const name = '語'.repeat(120);
    const longest = { ...person, 'first-name': name, 'last-name': name, message: '語'.repeat(3000) };
    expect(encode('contact', longest).toString().length).toBeLessThan(32_000);
  });

  it('reads a field that is repeated as a list, which only moments may be', () => {
    const body = new URLSearchParams('form-name=newsletter&first-name=A&first-name=B');
    expect(decodeForm('newsletter', body)).toEqual({ 'first-name': ['A', 'B'] });
    expect(decodeForm('reminder', new URLSearchParams('moments=opens'))).toEqual({ moments: ['opens'] });
  });
});
