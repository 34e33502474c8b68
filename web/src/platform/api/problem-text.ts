import { CabinetRight } from '@vitrina/contract/access.ts';
import { UNREADABLE_REASONS, WEBHOOK_ADDRESS_REFUSALS } from '@vitrina/contract/errors.ts';
import { MARKETPLACE_RIGHTS } from '@vitrina/contract/marketplace-rights.ts';
import { PLAN_LIMIT_TYPES, PLANS, type Plan, type PlanLimitType } from '@vitrina/contract/plans.ts';
import { UPLOAD_LIMIT_NAMES } from '@vitrina/contract/upload-limits.ts';
import type { TFunction } from 'i18next';
import type { Problem } from '../problem.ts';

const WEAKNESSES = ['common', 'personal', 'same'] as const;
const PICTURE_FAULTS = ['type', 'broken', 'tooSmall', 'tooLarge'] as const;
const UNIQUE_FIELDS = ['email', 'username'] as const;
const IMPORTED = 'trackingWords' satisfies PlanLimitType;
const INVALID_KEY_REASONS = ['rejected', 'expired', 'noRights', 'ipBound', 'otherSeller'] as const;

/** product.md 8.1: the sentence is found by Subject and Action; values of `meta` are put into words first. */
export function problemText(t: TFunction, problem: Problem): string {
  const sentence = t(`errors.${problem.key}`, metaInWords(t, problem.meta));
  // Which limit it is says too little: it fills up by imports alone.
  return problem.meta['type'] === IMPORTED ? `${t('notices.tooManyQueriesToImport')}. ${sentence}` : sentence;
}

function keyReason(t: TFunction, reason: (typeof INVALID_KEY_REASONS)[number], given: unknown): string {
  const rights = Array.isArray(given) ? given.map((right) => rightInWords(t, String(right))) : [];
  return rights.length === 0
    ? t(`keyReasons.${reason}`)
    : t('keyReasons.noRightsBut', { rights: rights.join(', ') });
}

/** The marketplace has more rights than anybody lists: one that is unknown is shown as it is called there. */
function rightInWords(t: TFunction, right: string): string {
  const known = MARKETPLACE_RIGHTS.find((name) => name === right.trim().toLowerCase().replaceAll(' ', '_'));
  return known === undefined ? right : t(`marketplaceRights.${known}`);
}

function metaInWords(t: TFunction, meta: Problem['meta']): Record<string, unknown> {
  const limit = PLAN_LIMIT_TYPES.find((type) => type === meta['type']);
  const right = CabinetRight.options.find((known) => known === meta['right']);
  const reason = INVALID_KEY_REASONS.find((known) => known === meta['reason']);
  const unreadable = UNREADABLE_REASONS.find((known) => known === meta['reason']);
  const uploadLimit = UPLOAD_LIMIT_NAMES.find((known) => known === meta['limit']);
  const weakness = WEAKNESSES.find((known) => known === meta['why']);
  const fault = PICTURE_FAULTS.find((known) => known === meta['why']);
  const address = WEBHOOK_ADDRESS_REFUSALS.find((known) => known === meta['why']);
  const what = UNIQUE_FIELDS.find((known) => known === meta['what']);
  const plan = (Object.keys(PLANS) as Plan[]).find((known) => known === meta['needed']);
  return {
    ...meta,
    ...(limit === undefined ? {} : { type: t(`limits.${limit}`) }),
    ...(right === undefined ? {} : { right: t(`rights.${right}`) }),
    ...(reason === undefined ? {} : { reason: keyReason(t, reason, meta['rights']) }),
    ...(unreadable === undefined
      ? {}
      : { reason: t(`unreadableFiles.${unreadable}`, { seen: meta['seen'], expected: meta['expected'] }) }),
    ...(uploadLimit === undefined
      ? {}
      : { limit: t(`uploadLimits.${uploadLimit}`, { maximum: meta['maximum'] }) }),
    ...(weakness === undefined ? {} : { why: t(`passwordFaults.${weakness}`) }),
    ...(fault === undefined ? {} : { why: t(`pictureFaults.${fault}`) }),
    ...(address === undefined ? {} : { why: t(`webhookFaults.${address}`) }),
    ...(what === undefined ? {} : { what: t(`uniqueFields.${what}`) }),
    ...(plan === undefined ? {} : { needed: t(`plans.${plan}`) }),
    // Plural forms are chosen by `count`, whatever the contract calls the number.
    count: meta['minutes'] ?? meta['seconds'] ?? meta['maximum'] ?? meta['minimum'] ?? meta['amount'],
  };
}
