import type { BankCard } from '@vitrina/contract/billing/payments.ts';
import { openShop, type PayContext } from '../shop/open-shop.ts';
import { FRESH_MS } from '../shop/rules.ts';
import { advanceCard } from './advance-card.ts';
import { type OwnCard, requireCard } from './find-card.ts';
import { viewCard } from './list-cards.ts';

/** For whoever comes back from the page where a card is bound: as it stands there now. */
export async function getCard(context: PayContext, own: OwnCard): Promise<BankCard> {
  const card = await requireCard(context.db, own);
  const shop = openShop(context);
  const lookedMs = context.clock.now().getTime() - (card.looked_at?.getTime() ?? 0);
  const isFresh = lookedMs >= 0 && lookedMs < FRESH_MS;
  if (shop && card.state === 'pending' && !isFresh) await advanceCard(context, shop, card.id);
  return viewCard(await requireCard(context.db, own));
}
