import { z } from 'zod';
import { hash } from '../../platform/hash.ts';
import type { WbCall, WbOperation } from '../wb-call.ts';
import { refuseInText } from '../wb-error.ts';

const Ask = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
});

/** GET /adv/v1/budget, in roubles */
export const getBudget: WbOperation = ({ campaigns, seller, now }, { query }) => {
  const requested = Ask.safeParse(query);
  const campaign = requested.success ? campaigns.find(seller.id, requested.data.id, now) : undefined;
  if (campaign === undefined) throw refuseInText(400, 'кампания не принадлежит продавцу');
  return { cash: 0, netting: 0, total: campaign.budgetRub, currency: 'RUB' };
};

/** GET /adv/v1/balance, in roubles */
export function getBalance({ seller }: WbCall): unknown {
  return {
    balance: 3000 + (hash('balance', seller.id) % 50_000),
    net: 0,
    currency: 'RUB',
    bonus: hash('bonus', seller.id) % 5000,
    cashbacks: [],
  };
}
