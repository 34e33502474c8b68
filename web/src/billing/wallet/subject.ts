import type { OperationGroup } from '@vitrina/contract/billing/operation-filter.ts';
import { OPERATION_GROUPS, type WalletOperation } from '@vitrina/contract/billing/wallet.ts';
import { TOOLS } from '@vitrina/contract/tools/tools.ts';
import type { Words } from '../../platform/texts/words.ts';
import { planName } from '../plan-name.ts';

type BillingTab = 'referral' | 'tariff';
type Operation = Pick<WalletOperation, 'kind' | 'details'>;

function planText({ planType, months }: WalletOperation['details'], words: Words): string | undefined {
  if (planType === undefined) return undefined;
  const name = planName(planType, words);
  return months === undefined
    ? name
    : words.t('billing.wallet.subjects.planMonths', { plan: name, count: months });
}

/** What an operation was for; undefined where its kind has said it all. */
export function subjectOf({ kind, details }: Operation, words: Words): string | undefined {
  const { promoCode, paymentId, testName, reason } = details;
  switch (OPERATION_GROUPS[kind]) {
    case 'promo':
      return promoCode;
    case 'topUps':
      return paymentId === undefined ? undefined : words.t('billing.wallet.subjects.payment', { paymentId });
    case 'plans':
      return planText(details, words);
    case 'tests':
      return testName;
    case 'support':
      return reason;
    case 'referral':
      return words.t(
        kind.startsWith('friendBonus')
          ? 'billing.wallet.subjects.firstPurchase'
          : 'billing.wallet.subjects.friendPayment',
      );
  }
}

const TABS: Readonly<Partial<Record<OperationGroup, BillingTab>>> = {
  promo: 'referral',
  referral: 'referral',
  plans: 'tariff',
};

/** The tab of the settings that an operation is about. */
export function tabOf({ kind }: Pick<Operation, 'kind'>): BillingTab | undefined {
  return TABS[OPERATION_GROUPS[kind]];
}

const SETTINGS = '/pages/account-settings';

/**
 * Where an operation leads: to what is said of its payment, the page of its test, or a tab of the settings. A test that is
 * deleted, or whose cabinet is none of `cabinetIds`, leads nowhere.
 */
export function hrefOf({ kind, details }: Operation, cabinetIds: readonly number[]): string | undefined {
  const { paymentId, testId, cabinetId } = details;
  const group = OPERATION_GROUPS[kind];
  if (group === 'topUps')
    return paymentId === undefined ? undefined : `${SETTINGS}/wallet?payment=${paymentId}`;
  if (group === 'tests') {
    const isThere = testId !== undefined && cabinetId !== undefined && cabinetIds.includes(cabinetId);
    return isThere ? `${TOOLS.abTests.screens.abTest}/${testId}?cabinet=${cabinetId}` : undefined;
  }
  const tab = tabOf({ kind });
  return tab && `${SETTINGS}/${tab}`;
}
