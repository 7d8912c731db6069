const digitsOfNumber = 10;

/**
 * Returns a telephone number as it is sent: +1 and ten digits. It may be typed in any way that leaves ten digits; a
 * leading +1 counts as the country. Null when other than ten digits are left.
 */
export function normalizePhone(typed: string): string | null {
  const digits = typed.replace(/^[^\d+]*\+[^\d+]*1/, '').replace(/\D/g, '');
  return digits.length === digitsOfNumber ? `+1${digits}` : null;
}
