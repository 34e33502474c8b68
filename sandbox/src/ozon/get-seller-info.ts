import { DAY_MS } from '@vitrina/contract/durations.ts';
import { hash } from '../platform/hash.ts';
import type { SellerCall } from './seller-call.ts';

const RATING_WINDOW_DAYS = 30;

function ratingOf(sellerId: number, now: Date) {
  const at = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const current = 95 + (hash('deliveries', sellerId) % 50) / 10;
  const past = 95 + (hash('past deliveries', sellerId) % 50) / 10;
  const status = { danger: false, premium: true, warning: false };
  const value = (percent: number) => ({ formatted: `${percent}%`, status, value: percent });
  return {
    name: 'Заказы, доставленные вовремя',
    rating: 'rating_on_time',
    status: 'OK',
    value_type: 'PERCENT',
    current_value: { date_from: at(RATING_WINDOW_DAYS), date_to: at(0), ...value(current) },
    past_value: { date_from: at(2 * RATING_WINDOW_DAYS), date_to: at(RATING_WINDOW_DAYS), ...value(past) },
  };
}

/** /v1/seller/info */
export function getSellerInfo({ seller, profile, now }: SellerCall): unknown {
  return {
    company: {
      country: 'Россия',
      currency: 'RUB',
      inn: String(7_700_000_000 + (hash('inn', seller.id) % 99_999_999)),
      legal_name: `ООО «${seller.name}»`,
      name: seller.name,
      ogrn: String(1_027_700_000_000 + (hash('ogrn', seller.id) % 999_999_999)),
      ownership_form: 'ООО',
      tax_system: 'USN',
    },
    ratings: [ratingOf(seller.id, now)],
    subscription: { is_premium: profile.premium !== 'UNSPECIFIED', type: profile.premium },
  };
}
