import type { FastifyInstance } from 'fastify';
import { answerErrors } from '../platform/answer-errors.ts';
import { shelfMoment } from '../shelf/create-shelves.ts';
import { openAsk, type TruthWorld } from './open-ask.ts';
import { serveBursts } from './serve-bursts.ts';
import { serveCardContents } from './serve-card-contents.ts';
import { serveCardOrders } from './serve-card-orders.ts';
import { serveCauses } from './serve-causes.ts';
import { serveOffers } from './serve-offers.ts';
import { serveTwins } from './serve-twins.ts';
import { SearchAsk } from './truth-ask.ts';

/** What is really so, and what a test wants to be so. Tests ask here; the product never does. */
export function serveTruth(app: FastifyInstance, world: TruthWorld): void {
  answerErrors(app);
  const ask = openAsk(world);

  app.get('/search', (request) => {
    const { text, city, at, marketplace } = SearchAsk.parse(request.query);
    const moment = shelfMoment(ask.moment(at));
    const places = world.market.search(text, city, moment, marketplace);
    return {
      text,
      cityId: city,
      at: moment.toISOString(),
      places: places.map((place, index) => ({ position: index + 1, ...place })),
    };
  });
  /** What buyers see of each place, in numbers. */
  app.get('/shelf', (request) => {
    const { text, city, at, marketplace } = SearchAsk.parse(request.query);
    const moment = shelfMoment(ask.moment(at));
    const { products, shelf } = world.market;
    return {
      at: moment.toISOString(),
      places: Array.from(shelf(text, city, moment, marketplace), (sku, index) => {
        const { title, pictures } = products.look(sku, moment, marketplace);
        return {
          position: index + 1,
          sku,
          title,
          picture: pictures[0]?.address,
          sellerId: products.bySku(sku)?.sellerId,
          ...products.state(sku, moment, marketplace),
          deliveryDays: products.deliveryDays(sku, city, moment, marketplace),
        };
      }),
    };
  });
  serveBursts(app, world);
  serveCauses(app, world);
  serveOffers(app, world);
  serveCardContents(app, world);
  serveCardOrders(app, world);
  serveTwins(app, world);
}
