import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ClockOrder, moveClock, readClock } from '../clock/move-clock.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import { FaultOrder } from '../faults/fault.ts';
import { ProfileOrder } from '../faults/list-profile-orders.ts';
import { listKeys } from '../keys/list-keys.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import type { Market, Seller } from '../market/market.ts';
import { answerErrors } from '../platform/answer-errors.ts';
import { acceptForms, sendPage } from '../platform/html-page.ts';
import { dropUntouched } from './ask.ts';
import { createTopQueries } from './find-top-queries.ts';
import { listParts } from './list-parts.ts';
import { renderPage } from './render-page.ts';
import type { SellerWorld } from './seller-pages.ts';
import { serveCard } from './serve-card.ts';
import { serveSeller } from './serve-seller.ts';
import { serveShelf } from './serve-shelf.ts';

type World = SellerWorld & { faults: FaultBoard };

const OTHER_SELLERS = 8;
const ClockForm = z.object({
  speed: z.coerce.number().optional(),
  advanceMinutes: z.coerce.number().optional(),
  /** As a field for date and time gives it; Moscow keeps +03:00 the whole year. */
  moscow: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/)
    .transform((text) => `${text.slice(0, 16)}:00+03:00`)
    .optional(),
});
const FaultForm = z.looseObject({
  times: z.coerce.number().nullable().default(null),
  chance: z.coerce.number().default(1),
});
const Ask = z.object({ seller: z.coerce.number().int().default(DEMO_SELLER_ID) });

function listOtherSellers({ products, sellers }: Market): Seller[] {
  const step = Math.max(1, Math.floor(products.count / (OTHER_SELLERS * 3)));
  const ids = Array.from(
    { length: OTHER_SELLERS * 3 },
    (_, round) => products.at((round * step) % products.count).sellerId,
  );
  return [...new Set(ids)].slice(0, OTHER_SELLERS).flatMap((id) => sellers.get(id) ?? []);
}

/** The start page and the pages of sellers: everything on them works without scripts. */
export function servePage(app: FastifyInstance, world: World): void {
  const { market, clock, faults } = world;
  answerErrors(app);
  acceptForms(app);
  const pages = { ...world, findTopQueries: createTopQueries(market, world.shelves) };
  for (const serve of [serveSeller, serveCard, serveShelf]) serve(app, pages);

  app.get('/', (request, reply) => {
    const requested = Ask.parse(dropUntouched(request.query)).seller;
    const seller = market.sellers.get(requested) ?? market.sellers.get(DEMO_SELLER_ID);
    if (seller === undefined) throw new Error('the demo seller is missing from the market');
    const { seed, queries, products, sellers } = market;
    const page = renderPage({
      clock: readClock(clock),
      faults: faults.list(),
      profile: faults.profile(),
      keys: listKeys(seller, clock.now()),
      otherSellers: listOtherSellers(market),
      parts: listParts(market, clock.now()),
      size: { seed, queries: queries.count, products: products.count, sellers: sellers.count },
    });
    return sendPage(reply, 'The outside world', page);
  });

  app.post('/page/clock', (request, reply) => {
    const { moscow, ...order } = ClockForm.parse(dropUntouched(request.body));
    moveClock(clock, ClockOrder.parse(moscow === undefined ? order : { ...order, now: moscow }));
    return reply.redirect('/', 303);
  });

  app.post('/page/faults', (request, reply) => {
    const { clear, ...order } = dropUntouched(request.body);
    if (clear === 'yes') faults.clear();
    else faults.plant(FaultOrder.parse(FaultForm.parse(order)));
    return reply.redirect('/#faults', 303);
  });

  app.post('/page/profile', (request, reply) => {
    faults.setProfile(ProfileOrder.parse(request.body).name);
    return reply.redirect('/#faults', 303);
  });
}
