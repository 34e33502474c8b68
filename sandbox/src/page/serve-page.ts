import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock/create-clock.ts';
import { formatDay } from '../clock/moscow-day.ts';
import { ClockOrder, moveClock, readClock } from '../clock/move-clock.ts';
import { lastClosedDay } from '../demand/closed-days.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import { FaultOrder } from '../faults/fault.ts';
import { listKeys } from '../keys/list-keys.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import type { Market, Seller } from '../market/market.ts';
import { answerErrors } from '../platform/answer-errors.ts';
import { acceptForms } from '../platform/html-page.ts';
import { type PageContent, renderPage } from './render-page.ts';

type World = { market: Market; clock: Clock; faults: FaultBoard };

const OTHER_SELLERS = 8;
// Forms send an untouched field as an empty text.
const touched = (fields: unknown) =>
  Object.fromEntries(
    Object.entries(z.record(z.string(), z.string()).parse(fields)).filter(([, value]) => value !== ''),
  );
const ClockForm = z.object({
  speed: z.coerce.number().optional(),
  advanceMinutes: z.coerce.number().optional(),
});
const FaultForm = z.looseObject({ times: z.coerce.number().nullable().default(null) });
const Ask = z.object({ seller: z.coerce.number().int().default(DEMO_SELLER_ID) });

function listParts(market: Market, now: Date): PageContent['parts'] {
  const text = market.queries.text(0);
  const search = encodeURIComponent(`/search/?text=${text}&deny_category_prediction=true`);
  const sku = market.products.at(0).sku;
  return [
    {
      name: 'Seller API',
      explanation: 'products, rights and query analytics of a seller; needs the headers of a key below',
      base: '/ozon-seller',
      tryUrl: '/keys',
    },
    {
      name: 'Storefront',
      explanation: 'search pages and product cards as buyers of a city see them',
      base: '/storefront',
      tryUrl: `/storefront/api/composer-api.bx/page/json/v2?url=${search}`,
    },
    {
      name: 'Statistics feed',
      explanation: `all queries of a closed day, the latest is ${formatDay(lastClosedDay(now))}; needs the bearer key below`,
      base: '/feed',
      tryUrl: '/feed/v1/cities',
    },
    {
      name: 'Pictures',
      explanation: 'main and other pictures of products',
      base: '/images',
      tryUrl: `/images/${sku}/1.svg`,
    },
    {
      name: 'Truth',
      explanation: 'why the shelf of a search stands as it does; for tests only',
      base: '/truth',
      tryUrl: `/truth/search?text=${encodeURIComponent(text)}`,
    },
  ];
}

function listOtherSellers({ products, sellers }: Market): Seller[] {
  const step = Math.max(1, Math.floor(products.count / (OTHER_SELLERS * 3)));
  const ids = Array.from(
    { length: OTHER_SELLERS * 3 },
    (_, turn) => products.at((turn * step) % products.count).sellerId,
  );
  return [...new Set(ids)].slice(0, OTHER_SELLERS).flatMap((id) => sellers.get(id) ?? []);
}

/** The start page: everything on it works without scripts. */
export function servePage(app: FastifyInstance, { market, clock, faults }: World): void {
  answerErrors(app);
  acceptForms(app);

  app.get('/', (request, reply) => {
    const seller = market.sellers.get(Ask.parse(request.query).seller) ?? market.sellers.get(DEMO_SELLER_ID);
    if (seller === undefined) throw new Error('the demo seller is missing from the market');
    const { seed, queries, products, sellers } = market;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
      .send(
        renderPage({
          clock: readClock(clock),
          faults: faults.list(),
          keys: listKeys(seller),
          otherSellers: listOtherSellers(market),
          parts: listParts(market, clock.now()),
          size: { seed, queries: queries.count, products: products.count, sellers: sellers.count },
        }),
      );
  });

  app.post('/page/clock', (request, reply) => {
    moveClock(clock, ClockOrder.parse(ClockForm.parse(touched(request.body))));
    return reply.redirect('/', 303);
  });

  app.post('/page/faults', (request, reply) => {
    const { clear, ...order } = touched(request.body);
    if (clear === 'yes') faults.clear();
    else faults.plant(FaultOrder.parse(FaultForm.parse(order)));
    return reply.redirect('/', 303);
  });
}
