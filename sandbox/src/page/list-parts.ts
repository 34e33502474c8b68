import { formatDay } from '../clock/moscow-day.ts';
import { lastClosedDay } from '../demand/closed-days.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import type { Market } from '../market/market.ts';

/** What the outside world is made of; `tryUrl` is a link that a browser can follow. */
export type PartLine = { name: string; explanation: string; base: string; tryUrl: string; trying: string };

const FOR_PEOPLE = [
  [
    'Day of a seller',
    `/seller/${DEMO_SELLER_ID}`,
    'products, today’s buyers, prices, pictures and campaigns of a seller; change them here',
  ],
  ['Shelf', '/shelf', 'what buyers of a city see for any query'],
  ['Messenger', '/telegram/', 'people and their chats with the bot'],
  ['Mailbox', '/mailbox/', 'all mail that the product has sent'],
  [
    'Receiver of webhooks',
    '/receiver/',
    'a seller’s own program: what webhooks have brought it, and how it was signed',
  ],
  ['Payments', '/yookassa/', 'payment pages, refunds and the cash book'],
] as const;

const FOR_PRODUCT = [
  ['Ozon Seller API', '/ozon-seller', 'products, rights, pictures and analytics of a seller'],
  ['Ozon Performance API', '/ozon-performance', 'campaigns of a seller and their statistics'],
  ['Ozon storefront', '/storefront', 'search pages and cards as buyers see them'],
  ['Ozon seller cabinet', '/seller-cabinet', 'the table of all queries as a signed-in seller sees it'],
  ['Wildberries API', '/wildberries', 'cards, media, analytics and advertising of a seller'],
  ['Wildberries storefront', '/wb-storefront', 'search and cards as buyers see them'],
  ['Yandex Market API', '/yandex-market', 'products, bids and reports of a business'],
  ['Bot API of the messenger', '/telegram', 'messages, updates and webhooks of the bot'],
  ['Payment API', '/yookassa/v3', 'payments, refunds and receipts of a shop'],
  ['Statistics feed', '/feed', 'all queries of a closed day; needs its bearer key'],
  ['Pictures', '/images', 'pictures of products'],
  ['Truth', '/truth', 'why a shelf stands as it does; for tests only'],
] as const;

/** What a browser can open of the parts that the product speaks to. */
function listTries(market: Market, now: Date): Partial<Record<string, [tryUrl: string, trying: string]>> {
  const text = market.queries.text(0);
  const search = encodeURIComponent(`/search/?text=${text}&deny_category_prediction=true`);
  const day = formatDay(lastClosedDay(now));
  return {
    '/storefront': [`/storefront/api/composer-api.bx/page/json/v2?url=${search}`, 'a search page'],
    '/feed': ['/feed/v1/cities', `its cities, refused without a key; the last day is ${day}`],
    '/images': [`/images/${market.products.at(0).sku}/1.svg`, 'a picture'],
    '/truth': [`/truth/search?text=${encodeURIComponent(text)}`, 'a shelf with its factors'],
  };
}

/** The parts that a person uses, and those that only the product speaks to. */
export function listParts(market: Market, now: Date): { forPeople: PartLine[]; forProduct: PartLine[] } {
  const tries = listTries(market, now);
  return {
    forPeople: FOR_PEOPLE.map(([name, base, explanation]) => {
      return { name, base, explanation, tryUrl: base, trying: 'open' };
    }),
    forProduct: FOR_PRODUCT.map(([name, base, explanation]) => {
      const [tryUrl, trying] = tries[base] ?? ['#keys', 'its keys'];
      return { name, base, explanation, tryUrl, trying };
    }),
  };
}
