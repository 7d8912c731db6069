/** Errors of fields. Their messages to visitors are in content/settings/texts.yaml. */
export const formErrors = [
  'firstNameRequired',
  'lastNameRequired',
  'emailRequired',
  'emailInvalid',
  'phoneRequired',
  'phoneInvalid',
  'messageRequired',
  'momentsRequired',
  'tooLong',
  'invalid',
] as const;

export type FormError = (typeof formErrors)[number];

/** Returns the error that a message of a schema names. */
export function formErrorOf(message: string): FormError {
  return formErrors.find((error) => error === message) ?? 'invalid';
}
