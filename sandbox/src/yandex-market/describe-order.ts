import { formatDay, moscowDay } from '../clock/moscow-day.ts';
import type { DayNumber, Product } from '../market/market.ts';
import { hash } from '../platform/hash.ts';
import type { Sales } from './count-sales.ts';
import { marketSkuOf } from './list-own-products.ts';
import type { MarketCall } from './market-call.ts';
import { DELIVERY_DAYS, type Fate, fateOf, type OrderStatus, statusOf } from './order-fate.ts';
import { type OrderPlace, writeOrderNumber } from './order-number.ts';

const KOPECKS = 100;
const FEE_SHARE = 0.14;
const TRANSFER_SHARE = 0.016;

/** The money of a day's orders divided among them, to the kopeck. */
function priceOf({ all }: Sales, place: number): number {
  const share = Math.floor(all.ordersKopecks / all.orders);
  return share + (place < all.ordersKopecks - share * all.orders ? 1 : 0);
}

function chooseCity({ market }: MarketCall, id: number) {
  let left = (hash('ym order city', id) % 10_000) / 10_000;
  const city = market.cities.find(({ share }) => {
    left -= share;
    return left < 0;
  });
  const { id: cityId = 213, name = 'Москва' } = city ?? {};
  return { id: cityId, name };
}

type Paid = { id: number; priceRub: number; day: DayNumber; fate: Fate; status: OrderStatus };

function listPayments({ id, priceRub, day, fate, status }: Paid) {
  if (status === 'CANCELLED_BEFORE_PROCESSING' || status === 'CANCELLED_IN_DELIVERY') return [];
  const payment = (type: 'PAYMENT' | 'REFUND', after: number) => ({
    id: `${id}-${type}`,
    date: formatDay(day + after),
    type,
    source: 'BUYER',
    total: priceRub,
  });
  return status === 'RETURNED' && fate === 'returned'
    ? [payment('PAYMENT', 0), payment('REFUND', DELIVERY_DAYS.returned)]
    : [payment('PAYMENT', 0)];
}

function listCommissions(priceRub: number, status: OrderStatus) {
  if (status === 'CANCELLED_BEFORE_PROCESSING') return [];
  const part = (share: number) => Math.round(priceRub * share * 100) / 100;
  return [
    { type: 'FEE', actual: part(FEE_SHARE) },
    { type: 'PAYMENT_TRANSFER', actual: part(TRANSFER_SHARE) },
  ];
}

const ENDS: Partial<Record<OrderStatus, 'REJECTED' | 'RETURNED'>> = {
  CANCELLED_IN_DELIVERY: 'REJECTED',
  RETURNED: 'RETURNED',
};

/** One order of one thing, as it stands now. */
export function describeOrder(call: MarketCall, product: Product, sales: Sales, at: OrderPlace) {
  const id = writeOrderNumber(at);
  const fate = fateOf(product.sku, at.day, at.place);
  const { status, since } = statusOf(fate, at.day, call.now);
  const priceRub = priceOf(sales, at.place) / KOPECKS;
  const end = ENDS[status];
  return {
    id,
    creationDate: formatDay(at.day),
    statusUpdateDate: since.toISOString(),
    status,
    paymentType: hash('ym payment', id) % 4 === 0 ? 'POSTPAID' : 'PREPAID',
    fake: false,
    deliveryRegion: chooseCity(call, id),
    items: [
      {
        offerName: product.title,
        marketSku: marketSkuOf(product),
        shopSku: product.offerId,
        count: 1,
        prices: [{ type: 'BUYER', costPerItem: priceRub, total: priceRub }],
        ...(end && {
          details: [
            { itemStatus: end, itemCount: 1, updateDate: formatDay(moscowDay(since)), stockType: 'FIT' },
          ],
        }),
        initialCount: 1,
        // The first orders of a day are those that a boost brought.
        bidFee: at.place < sales.boosted.orders ? 500 : 0,
      },
    ],
    payments: listPayments({ id, priceRub, day: at.day, fate, status }),
    commissions: listCommissions(priceRub, status),
    currency: 'RUR',
  };
}
