const DIGITS = 10;

/** EAN-13 of the range for internal use (20): twelve digits and the check digit. */
export function writeBarcode(number: number): string {
  const digits = `20${String(number).padStart(DIGITS, '0').slice(-DIGITS)}`;
  const sum = Array.from(digits, Number).reduce(
    (total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
