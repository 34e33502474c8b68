import * as z from 'zod/mini';
import { CabinetRight } from './access.ts';

const none = z.object({});
const minutes = z.object({ minutes: z.int() });
const field = z.object({ field: z.string(), rule: z.string() });

type ErrorSpec = {
  readonly status: 400 | 401 | 403 | 404 | 413 | 415 | 429 | 500 | 503;
  readonly meta: z.core.$ZodType;
};

/** spec 8: every refusal has a Subject and an Action; the text is found by them in four languages. */
export const ERRORS = {
  'user.wrongCredentials': { status: 400, meta: none },
  'user.notAuthorized': { status: 401, meta: none },
  'user.registrationDisabled': { status: 400, meta: none },
  'user.authorizationDisabled': { status: 400, meta: none },
  'user.blockedForMinutes': { status: 400, meta: minutes },
  'cabinet.limitExceeded': { status: 400, meta: z.object({ type: z.string(), maximum: z.int() }) },
  'cabinet.notFound': { status: 400, meta: none },
  'cabinet.insufficientRights': { status: 403, meta: z.object({ right: CabinetRight }) },
  'cabinet.invalidKey': {
    status: 400,
    meta: z.object({ reason: z.enum(['rejected', 'expired', 'noRights', 'ipBound', 'otherSeller']) }),
  },
  'cabinet.sellerExists': { status: 400, meta: none },
  'product.notFound': { status: 400, meta: none },
  'product.trackedInCity': { status: 400, meta: none },
  'position.notFound': { status: 400, meta: none },
  'position.tooManyQueries': { status: 400, meta: z.object({ maximum: z.int() }) },
  'plan.unavailable': { status: 403, meta: z.object({ needed: z.string() }) },
  'searchHistory.notFound': { status: 400, meta: none },
  'searchHistory.tooManyQueries': { status: 400, meta: z.object({ maximum: z.int() }) },
  'searchHistory.outOfRange': { status: 400, meta: z.object({ from: z.string(), to: z.string() }) },
  'import.unreadable': { status: 400, meta: z.object({ reason: z.string() }) },
  'import.tooManyRows': { status: 400, meta: z.object({ maximum: z.int() }) },
  'external.serverError': { status: 503, meta: none },
  'request.invalid': { status: 400, meta: field },
  'request.notFound': { status: 404, meta: none },
  'request.tooLarge': { status: 413, meta: none },
  'request.unsupportedType': { status: 415, meta: none },
  'request.tooMany': { status: 429, meta: z.object({ seconds: z.int() }) },
  'request.tooHeavy': { status: 400, meta: none },
  'server.unavailable': { status: 503, meta: none },
  'server.unknown': { status: 500, meta: none },
} as const satisfies Record<`${string}.${string}`, ErrorSpec>;

export type ErrorKey = keyof typeof ERRORS;
export type ErrorMeta<K extends ErrorKey> = z.infer<(typeof ERRORS)[K]['meta']>;

/** The body of every refusal: `{ error: { subject, action, meta } }`. */
export const ErrorBody = z.object({
  error: z.object({ subject: z.string(), action: z.string(), meta: z.record(z.string(), z.unknown()) }),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

export function isErrorKey(key: string): key is ErrorKey {
  return key in ERRORS;
}
