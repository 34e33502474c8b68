import * as z from 'zod';

/** A count or an id: a whole number or its digits. */
export const Whole = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
]);

/** A number however it is written. */
const Decimal = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,15}(?:[.,]\d{1,9})?$/)
    .transform((text) => Number(text.replace(',', '.'))),
]);

/** Roubles with kopecks after the point, as kopecks. */
export const Rub = Decimal.transform((rub) => Math.round(rub * 100));

/** A text; one of digits alone comes as a number now and then. */
export const Text = z.union([z.string(), z.number().transform(String)]);

/** A figure of a report: its value alone. */
export const Current = z.object({ current: Decimal }).transform(({ current }) => current);

/** Places count from 1: 0 says that there was none. */
export const Place = Decimal.transform((place) => (place > 0 ? place : null));
