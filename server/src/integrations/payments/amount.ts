import * as z from 'zod';

/** The provider's roubles: always two digits after the point. */
export function writeAmount(amountKopecks: number): { value: string; currency: 'RUB' } {
  if (!Number.isSafeInteger(amountKopecks) || amountKopecks < 0) {
    throw new RangeError(`${amountKopecks} is no sum in kopecks`);
  }
  const kopecks = String(amountKopecks % 100).padStart(2, '0');
  return { value: `${Math.floor(amountKopecks / 100)}.${kopecks}`, currency: 'RUB' };
}

const VALUE = /^(\d{1,13})(?:[.,](\d{1,2}))?$/;

/** A sum of an answer in whole hundredths of its currency; a value of any other form is no sum. */
export const Amount = z
  .object({ value: z.union([z.string(), z.number()]), currency: z.string() })
  .transform(({ value, currency }, context) => {
    const parts = VALUE.exec(String(value));
    if (parts === null) {
      context.addIssue({ code: 'custom', message: 'no sum of money', path: ['value'] });
      return z.NEVER;
    }
    const [, whole = '', fraction = ''] = parts;
    return { kopecks: Number(whole) * 100 + Number(fraction.padEnd(2, '0')), currency };
  });
