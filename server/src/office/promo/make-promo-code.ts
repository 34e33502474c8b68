import type { makePromoCode as route } from '@vitrina/contract/office.ts';
import type * as z from 'zod';
import { requireCurrentPassword } from '../../accounts/passwords/require-current-password.ts';
import { createPromoCode } from '../../billing/promo/create-promo-code.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { actOnce, type Form } from '../audit/act-once.ts';

export async function makePromoCode(
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  operatorId: number,
  { reason, password, requestKey, ...made }: z.output<(typeof route)['input']>,
): Promise<Record<never, never>> {
  const { clock } = context;
  await requireCurrentPassword(context, operatorId, password);
  const { code: promoCode, gift, uses, days } = made;
  const details = { promoCode, gift, uses, days };
  const form: Form = { kind: 'promoCodeMade', operatorId, reason, details, requestKey, at: clock.now() };
  await actOnce(context, form, async (trx) => {
    if (!(await createPromoCode({ db: trx, clock }, made, operatorId))) throw problem('promoCode.exists');
    return {};
  });
  return {};
}
