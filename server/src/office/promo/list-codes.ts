import type { OfficePromoCode } from '@vitrina/contract/office.ts';
import { listPromoCodes } from '../../billing/promo/list-promo-codes.ts';
import type { DbContext } from '../../platform/context.ts';

export async function listCodes({ db }: DbContext): Promise<{ codes: OfficePromoCode[] }> {
  const codes = await listPromoCodes(db);
  return { codes: codes.map((one) => ({ ...one, expiresAt: one.expiresAt.toISOString() })) };
}
