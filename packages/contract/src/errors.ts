import * as z from 'zod/mini';
import { CabinetRight } from './access.ts';
import { UPLOAD_LIMIT_NAMES } from './upload-limits.ts';

const none = z.object({});
const minutes = z.object({ minutes: z.int() });
const field = z.object({ field: z.string(), rule: z.string() });

/** Why the product refuses the address of a webhook before it has been tried. */
export const WEBHOOK_ADDRESS_REFUSALS = ['unreadable', 'notHttps', 'credentials', 'port', 'private'] as const;

/** Why a file of queries cannot be read. */
export const UNREADABLE_REASONS = [
  'emptyFile',
  'noQueryColumn',
  'binary',
  'oldExcel',
  'html',
  'json',
  'brokenWorkbook',
  'archive',
] as const;

type ErrorSpec = {
  readonly status: 400 | 401 | 403 | 404 | 413 | 415 | 429 | 500 | 503;
  readonly meta: z.core.$ZodType;
};

const maximum = z.object({ maximum: z.int() });
const minimum = z.object({ minimum: z.int() });

/** product.md 8.1: every refusal has a Subject and an Action; the text is found by them in four languages. */
export const ERRORS = {
  'user.wrongCredentials': { status: 400, meta: none },
  'user.notAuthorized': { status: 401, meta: none },
  'user.registrationDisabled': { status: 400, meta: none },
  'user.authorizationDisabled': { status: 400, meta: none },
  'user.blockedForMinutes': { status: 400, meta: minutes },
  'user.exists': { status: 400, meta: z.object({ what: z.enum(['email', 'username']) }) },
  'user.notFound': { status: 400, meta: none },
  'user.wrongPassword': { status: 400, meta: none },
  'user.weakPassword': { status: 400, meta: z.object({ why: z.enum(['common', 'personal', 'same']) }) },
  'user.emailNotVerified': { status: 403, meta: none },
  'user.messengerConnected': { status: 400, meta: none },
  'session.notFound': { status: 400, meta: none },
  'token.notFound': { status: 400, meta: none },
  'token.tooMany': { status: 400, meta: maximum },
  /** A personal token may not do this, whatever its person may. */
  'token.notPermitted': { status: 403, meta: none },
  'sharedScreen.notFound': { status: 400, meta: none },
  'sharedScreen.tooMany': { status: 400, meta: maximum },
  'sharedScreen.notShareable': { status: 400, meta: none },
  /** A link to a screen asks what it was not made for, whatever its person may. */
  'sharedScreen.notPermitted': { status: 403, meta: none },
  'webhook.notFound': { status: 400, meta: none },
  'webhook.deliveryNotFound': { status: 400, meta: none },
  'webhook.isOff': { status: 400, meta: none },
  'webhook.tooMany': { status: 400, meta: maximum },
  /** Not a public https address that the product may send to. */
  'webhook.refusedAddress': {
    status: 400,
    meta: z.object({ why: z.enum(WEBHOOK_ADDRESS_REFUSALS) }),
  },
  'referral.notFound': { status: 400, meta: none },
  'code.invalid': { status: 400, meta: none },
  'code.invalidChange': { status: 400, meta: none },
  'code.invalidVerification': { status: 400, meta: none },
  'code.invalidDeleteCabinet': { status: 400, meta: none },
  'code.expired': { status: 400, meta: none },
  'image.refused': {
    status: 400,
    meta: z.object({ why: z.enum(['type', 'broken', 'tooSmall', 'tooLarge']) }),
  },
  'cabinet.limitExceeded': { status: 400, meta: z.object({ type: z.string(), maximum: z.int() }) },
  'cabinet.notFound': { status: 400, meta: none },
  'cabinet.insufficientRights': { status: 403, meta: z.object({ right: CabinetRight }) },
  'cabinet.isExample': { status: 403, meta: none },
  'cabinet.notOwner': { status: 403, meta: none },
  'cabinet.higherRights': { status: 403, meta: none },
  'cabinet.ownerStays': { status: 400, meta: none },
  'cabinet.userInside': { status: 400, meta: none },
  'cabinet.alreadyEmployee': { status: 400, meta: none },
  'cabinet.blocked': { status: 403, meta: none },
  'cabinet.picturesOut': { status: 400, meta: none },
  'cabinet.invalidKey': {
    status: 400,
    meta: z.object({
      reason: z.enum(['rejected', 'expired', 'noRights', 'ipBound', 'otherSeller']),
      /** What the marketplace calls the rights that the key does have. */
      rights: z.optional(z.array(z.string())),
    }),
  },
  'cabinet.sellerExists': { status: 400, meta: none },
  /** A public demo changes nothing, and has no accounts. */
  'demo.readOnly': { status: 403, meta: none },
  'demo.full': { status: 503, meta: none },
  'invite.notFound': { status: 400, meta: none },
  'tag.exists': { status: 400, meta: none },
  'tag.notFound': { status: 400, meta: none },
  'tag.tooMany': { status: 400, meta: maximum },
  'radarProduct.notFound': { status: 400, meta: none },
  'radarChange.notFound': { status: 400, meta: none },
  'radarAlert.notFound': { status: 400, meta: none },
  'radarAlert.tooMany': { status: 400, meta: maximum },
  'piggyBacker.notFound': { status: 400, meta: none },
  'product.notFound': { status: 400, meta: none },
  'product.exists': { status: 400, meta: none },
  'product.tooManyExternal': { status: 400, meta: maximum },
  'product.blocked': { status: 403, meta: none },
  'product.trackedInCity': { status: 400, meta: none },
  'note.timeTaken': { status: 400, meta: none },
  'note.notFound': { status: 400, meta: none },
  'note.tooMany': { status: 400, meta: maximum },
  'note.outOfRange': { status: 400, meta: z.object({ from: z.string(), to: z.string() }) },
  'position.notFound': { status: 400, meta: none },
  'position.tooManyQueries': { status: 400, meta: maximum },
  'positionAlert.notFound': { status: 400, meta: none },
  'positionAlert.tooMany': { status: 400, meta: maximum },
  'position.noQueries': { status: 400, meta: none },
  'position.noQuota': { status: 400, meta: z.object({ left: z.int(), minutes: z.int() }) },
  'position.storefrontPaused': { status: 400, meta: minutes },
  'position.storefrontOff': { status: 400, meta: none },
  'plan.unavailable': { status: 403, meta: z.object({ needed: z.string() }) },
  'plan.nextPaid': { status: 400, meta: none },
  'plan.notOffered': { status: 400, meta: none },
  'plan.tooManyMonths': { status: 400, meta: maximum },
  'plan.quoteChanged': { status: 400, meta: none },
  'plan.notEnoughPoints': { status: 400, meta: z.object({ amount: z.int() }) },
  'payment.creationFailed': { status: 400, meta: none },
  /** More than what is left of the payment, or than the wallet can give back with its part of the bonus. */
  'payment.refundTooMuch': { status: 400, meta: maximum },
  'bankCard.notFound': { status: 400, meta: none },
  'pendingOperation.notFound': { status: 400, meta: none },
  'walletOperation.notFound': { status: 400, meta: none },
  'promoCode.notFound': { status: 400, meta: none },
  'promoCode.alreadyUsed': { status: 400, meta: none },
  'promoCode.exists': { status: 400, meta: none },
  'wallet.notEnoughPoints': { status: 400, meta: z.object({ available: z.int() }) },
  'office.conflictOfInterest': { status: 400, meta: none },
  'abTest.notFound': { status: 400, meta: none },
  'abTest.notEnoughPoints': { status: 400, meta: z.object({ amount: z.int() }) },
  'abTest.tooFewImages': { status: 400, meta: minimum },
  'abTest.tooFewCampaigns': { status: 400, meta: minimum },
  'abTest.activeLimit': { status: 400, meta: maximum },
  'abTest.archiveLimit': { status: 400, meta: maximum },
  'abTest.draftLimit': { status: 400, meta: maximum },
  'abTest.tooManyImages': { status: 400, meta: maximum },
  'abTest.imagesTooHeavy': { status: 400, meta: z.object({ megabytes: z.int() }) },
  'abTest.imageNotFound': { status: 400, meta: none },
  'abTest.otherTest': { status: 400, meta: z.object({ name: z.string() }) },
  'abTest.readOnlyKey': { status: 400, meta: none },
  'abTest.noAdvertisingKey': { status: 400, meta: none },
  'abTest.campaignsEnded': { status: 400, meta: none },
  'abTest.intervalTooShort': { status: 400, meta: minutes },
  'abTest.forceFinishRange': { status: 400, meta: z.object({ least: z.int(), most: z.int() }) },
  'abTest.noCurrentImages': { status: 400, meta: none },
  'abTest.notInSetup': { status: 400, meta: none },
  'abTest.running': { status: 400, meta: none },
  'abTest.deleted': { status: 400, meta: none },
  'abTest.notStarted': { status: 400, meta: none },
  'abTest.notRunning': { status: 400, meta: none },
  'abTest.notPaused': { status: 400, meta: none },
  'abTest.notFinished': { status: 400, meta: none },
  'abTest.alreadyFinished': { status: 400, meta: none },
  'abTest.noWindows': { status: 400, meta: none },
  'searchHistory.notFound': { status: 400, meta: none },
  'searchHistory.tooManyQueries': { status: 400, meta: maximum },
  'searchHistory.outOfRange': { status: 400, meta: z.object({ from: z.string(), to: z.string() }) },
  'statistics.fetchFailed': { status: 400, meta: none },
  'statistics.tooFewQueries': { status: 400, meta: none },
  'statistics.noData': { status: 400, meta: none },
  'import.unreadable': {
    status: 400,
    meta: z.object({
      reason: z.enum(UNREADABLE_REASONS),
      /** Of a table without a column of queries: the columns it has, and those that would do. */
      seen: z.optional(z.string()),
      expected: z.optional(z.string()),
    }),
  },
  'import.notFound': { status: 400, meta: none },
  'import.notAsking': { status: 400, meta: none },
  'import.tooMany': { status: 400, meta: maximum },
  'import.tooManyRows': { status: 400, meta: maximum },
  'import.limitExceeded': {
    status: 400,
    meta: z.object({ limit: z.enum(UPLOAD_LIMIT_NAMES), maximum: z.int() }),
  },
  'export.notFound': { status: 400, meta: none },
  'export.notReady': { status: 400, meta: none },
  'export.tooMany': { status: 400, meta: maximum },
  'savedView.exists': { status: 400, meta: none },
  'savedView.notFound': { status: 400, meta: none },
  'savedView.tooMany': { status: 400, meta: maximum },
  'jumpAlert.notFound': { status: 400, meta: none },
  'jumpAlert.tooMany': { status: 400, meta: maximum },
  'savedSearch.exists': { status: 400, meta: none },
  'savedSearch.notFound': { status: 400, meta: none },
  'savedSearch.tooMany': { status: 400, meta: maximum },
  'myRequests.tooManyExcluded': { status: 400, meta: maximum },
  'myRequests.tooManyLabels': { status: 400, meta: maximum },
  'productCard.notFound': { status: 400, meta: none },
  'productCard.unknownAddress': { status: 400, meta: none },
  'productCard.otherMarketplace': { status: 400, meta: z.object({ marketplace: z.enum(['wb', 'ym']) }) },
  'external.serverError': { status: 503, meta: none },
  'request.invalid': { status: 400, meta: field },
  'request.notFound': { status: 404, meta: none },
  'request.tooLarge': { status: 413, meta: none },
  'request.unsupportedType': { status: 415, meta: none },
  'request.tooMany': { status: 429, meta: z.object({ seconds: z.int() }) },
  'request.tooHeavy': { status: 400, meta: none },
  'server.unavailable': { status: 503, meta: none },
  /** More is asked than can be served now; `seconds` is also the answer's Retry-After. */
  'server.busy': { status: 503, meta: z.object({ seconds: z.int() }) },
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
