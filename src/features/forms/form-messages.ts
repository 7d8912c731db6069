import type { FormError } from '../../model/derive/forms/form-error';

/** The message to visitors for each error. */
export const formMessages: Readonly<Record<FormError, string>> = {
  firstNameRequired: TEXTS.formErrors.firstNameRequired,
  lastNameRequired: TEXTS.formErrors.lastNameRequired,
  emailRequired: TEXTS.formErrors.emailRequired,
  emailInvalid: TEXTS.formErrors.emailInvalid,
  phoneRequired: TEXTS.formErrors.phoneRequired,
  phoneInvalid: TEXTS.formErrors.phoneInvalid,
  messageRequired: TEXTS.formErrors.messageRequired,
  momentsRequired: TEXTS.formErrors.momentsRequired,
  tooLong: TEXTS.formErrors.tooLong,
  invalid: TEXTS.formErrors.invalid,
};
