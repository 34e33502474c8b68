import { type DemoCard, findDemoCard } from '../demo-cards.ts';
import type { ShopCall } from '../desk.ts';
import type { StoredMethod } from '../stored-method.ts';

export function viewCard({ number, cardType }: DemoCard): Record<string, unknown> {
  return {
    first6: number.slice(0, 6),
    last4: number.slice(-4),
    expiry_year: '2035',
    expiry_month: '12',
    card_type: cardType,
    issuer_country: 'RU',
  };
}

export const titleOf = ({ number }: DemoCard) => `Bank card *${number.slice(-4)}`;

/** A method of payment as an object of its own; inside a payment it looks a little different. */
export function viewMethod(
  method: StoredMethod,
  pageUrl: ShopCall['pageUrl'] | undefined,
): Record<string, unknown> {
  const card = findDemoCard(method.cardNumber);
  return {
    type: 'bank_card',
    id: method.id,
    saved: method.status === 'active',
    status: method.status,
    holder: { account_id: method.shopId, gateway_id: `${method.shopId}1` },
    ...(card ? { title: titleOf(card), card: viewCard(card) } : {}),
    ...(method.status === 'pending' && pageUrl
      ? {
          confirmation: {
            type: 'redirect',
            confirmation_url: pageUrl(method.id),
            ...(method.returnUrl === undefined ? {} : { return_url: method.returnUrl }),
          },
        }
      : {}),
  };
}
