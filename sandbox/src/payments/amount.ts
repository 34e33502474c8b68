import { z } from 'zod';

/** Whole kopecks of a sum in roubles; nothing goes through a fraction. */
export function readKopecks(value: string): number {
  const [roubles = '', fraction = ''] = value.split('.');
  return Number(roubles) * 100 + Number(fraction.padEnd(2, '0'));
}

export function writeAmount(amountKopecks: number): { value: string; currency: 'RUB' } {
  const kopecks = String(amountKopecks % 100).padStart(2, '0');
  return { value: `${Math.floor(amountKopecks / 100)}.${kopecks}`, currency: 'RUB' };
}

/** A sum above zero of a request, read into kopecks. */
export const Amount = z
  .object({
    value: z
      .string()
      .regex(/^\d{1,10}(\.\d{1,2})?$/, 'Incorrect amount value')
      .transform(readKopecks)
      .refine((kopecks) => kopecks > 0, { message: 'Amount value must be greater than zero' }),
    currency: z.literal('RUB', { message: 'Currency is not available for this shop' }),
  })
  .transform(({ value }) => value);
