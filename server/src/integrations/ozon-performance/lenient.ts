import * as z from 'zod';

/** uint64 and counts: digits in a text or a number. */
export const Whole = z.union([
  z.number().int().min(0),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);

/** Ids stay text: they name, nobody counts with them. */
export const Id = z.union([z.string().regex(/^\d{1,20}$/), z.number().int().min(0).transform(String)]);

/** The end of a number is written with a point in some answers and with a comma in others; thousands may be apart. */
export function readDecimal(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00A0\u202F]/g, '').replace(',', '.');
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined;
}

export const Decimal = z.union([
  z.number(),
  z.string().transform((text, context) => {
    const value = readDecimal(text);
    if (value === undefined)
      context.addIssue({ code: 'custom', message: `"${text.slice(0, 40)}" is no number` });
    return value ?? 0;
  }),
]);

export const Rub = Decimal.transform((rub) => Math.round(rub * 100));

const MILLIONTHS_IN_KOPECK = 10_000;

/** Bids and budgets, millionths of a rouble, as kopecks. */
export const Millionths = Whole.transform((amount) => Math.round(amount / MILLIONTHS_IN_KOPECK));
