import { type NewPromoCode, OfficePromoCodeDraft, type PromoGift } from '@vitrina/contract/billing/promo.ts';
import { toWhole } from '../../ui/typed-text/whole-number.ts';

/** A form of a promo code as it is typed. */
export type PromoDraft = {
  code: string;
  kind: PromoGift['kind'];
  amount: string;
  plan: Extract<PromoGift, { kind: 'days' }>['plan'];
  uses: string;
  days: string;
};
export const EMPTY_PROMO: PromoDraft = {
  code: '',
  kind: 'points',
  amount: '',
  plan: 'start',
  uses: '',
  days: '30',
};

function giftOf({ kind, amount, plan }: PromoDraft): object {
  const value = toWhole(amount);
  if (kind === 'points') return { kind, points: value };
  return kind === 'days' ? { kind, plan, days: value } : { kind, percent: value };
}

export type PromoField = 'code' | 'amount' | 'uses' | 'days';
const FIELDS = { code: 'code', gift: 'amount', uses: 'uses', days: 'days' } as const;

/** The code to make, or the fields that are not filled in rightly. */
export function readPromoDraft(
  draft: PromoDraft,
): { made: NewPromoCode; wrong: [] } | { made: undefined; wrong: PromoField[] } {
  const { uses, days } = draft;
  const code = draft.code.trim().toUpperCase();
  const read = OfficePromoCodeDraft.safeParse({
    code,
    gift: giftOf(draft),
    uses: toWhole(uses),
    days: toWhole(days),
  });
  if (read.success) return { made: read.data, wrong: [] };
  const wrong = read.error.issues.map(({ path: [field] }) => FIELDS[field as keyof typeof FIELDS]);
  return { made: undefined, wrong: [...new Set(wrong)] };
}
