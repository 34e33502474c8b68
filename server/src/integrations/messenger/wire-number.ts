import * as z from 'zod';

/** Numbers of chats have up to 52 bits; they are names, so they are kept as text. */
export const IdText = z
  .union([z.number().int(), z.string().regex(/^-?\d{1,16}$/)])
  .transform((value) => String(value));

export const Int = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
]);
