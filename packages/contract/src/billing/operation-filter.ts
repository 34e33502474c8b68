import * as z from 'zod/mini';

/** What people look for among operations. */
export const OperationGroup = z.enum(['topUps', 'promo', 'plans', 'referral', 'tests', 'support']);
export type OperationGroup = z.infer<typeof OperationGroup>;

/** A Moscow calendar month, YYYY-MM. */
export const Month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));
export type Month = z.infer<typeof Month>;
