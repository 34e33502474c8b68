import { z } from 'zod';
import { hash } from '../platform/hash.ts';

/** An id in a request: a number, or digits in a string. */
export const Int64 = z.union([z.int().min(0), z.string().regex(/^\d{1,16}$/)]).transform(Number);

/** The contract demands a string of digits here; numbers are refused. */
export const Int64String = z
  .string()
  .regex(/^\d{1,16}$/, 'int64 as a string of digits')
  .transform(Number);

/** The real API writes int64 now as a number, now as a string; one value in four is a string here, always the same one. */
export function writeInt64(value: number): number | string {
  return hash('int64', value) % 4 === 0 ? String(value) : value;
}
