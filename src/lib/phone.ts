const separators = /[\s().-]/g;
/** Ten digits, of which the first is not 0 or 1, with or without the country. */
const northAmerican = /^(?:\+?1)?([2-9]\d{2})(\d{3})(\d{4})$/;

/** Formats a number in Canada or the United States with any separators; any other stays as it is. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(separators, '');
  return northAmerican.test(digits) ? digits.replace(northAmerican, '+1 ($1) $2-$3') : phone;
}
