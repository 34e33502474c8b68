import { SELLER_CHANGED_VOID } from '@vitrina/contract/ab-tests/results.ts';
import type { Words } from '../../../platform/texts/words.ts';
import type { ScheduleWindow } from './strip-layout.ts';

type Voided = Pick<ScheduleWindow, 'voidReason' | 'voidedBy'>;

/** Why a window is left out: a person's own words, or those for what the product has found. */
export function voidReasonText({ voidReason, voidedBy }: Voided, t: Words['t']): string | undefined {
  if (voidReason === SELLER_CHANGED_VOID && voidedBy === null)
    return t('abTestDetails.schedule.sellerChanged');
  return voidReason ?? undefined;
}
