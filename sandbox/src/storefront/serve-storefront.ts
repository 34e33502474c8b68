import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock/create-clock.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import { installFaults } from '../faults/install-faults.ts';
import type { Market } from '../market/market.ts';
import { answerErrors } from '../platform/answer-errors.ts';
import type { Shelves } from '../shelf/create-shelves.ts';
import { buildProductPage } from './build-product-page.ts';
import { buildSearchPage } from './build-search-page.ts';
import { areaIdOf, chooseCity, chooseOtherCity } from './choose-city.ts';
import { driftPage } from './drift-page.ts';
import { type Page, packPage } from './page.ts';
import { locationWidget, type StorefrontVisit } from './storefront-visit.ts';

type World = { market: Market; clock: Clock; faults: FaultBoard; shelves: Shelves };

const NOT_FOUND = { error: 'page not found' };

const Ask = z.object({
  url: z
    .string()
    .min(1)
    .max(4000)
    .refine((path) => path.startsWith('/') && URL.canParse(path, 'http://storefront'), 'an inner path')
    .transform((path) => new URL(path, 'http://storefront')),
});

/** The buyers' storefront: any page as JSON by its inner path. */
export function serveStorefront(app: FastifyInstance, { market, clock, faults, shelves }: World): void {
  answerErrors(app);
  const faultOf = installFaults(app, {
    part: 'storefront',
    faults,
    keyOf: areaIdOf,
    status500: { error: 'internal error' },
    status429: { error: 'too many requests' },
    drift: driftPage,
  });

  function visitOf(request: FastifyRequest): StorefrontVisit {
    const city = chooseCity(market, areaIdOf(request));
    return {
      market,
      shelves,
      now: clock.now(),
      baseUrl: `${request.protocol}://${request.host}`,
      city: faultOf(request) === 'wrongCity' ? chooseOtherCity(market, city) : city,
    };
  }

  /** Moves the session to another city; an unknown one changes nothing, as a client must check afterwards. */
  function selectAddress(visit: StorefrontVisit, url: URL, reply: FastifyReply): Page {
    const city = market.cities.find(({ id }) => String(id) === url.searchParams.get('select_address'));
    if (city !== undefined) reply.header('set-cookie', `AREA_ID=${city.id}; Path=/; HttpOnly`);
    return packPage([locationWidget({ city: city ?? visit.city })], 'modal', 'address book');
  }

  function answer(request: FastifyRequest, reply: FastifyReply): Page | FastifyReply {
    const { url } = Ask.parse(request.query);
    const visit = visitOf(request);
    if (/^\/(?:search|category)\//.test(url.pathname)) return buildSearchPage(visit, url);
    if (url.pathname === '/modal/addressbook') return selectAddress(visit, url, reply);
    const sku = /^\/product\/(?:[^/]*-)?(\d+)\/?$/.exec(url.pathname)?.[1];
    const page = sku === undefined ? undefined : buildProductPage(visit, Number(sku));
    return page ?? reply.code(404).send(NOT_FOUND);
  }

  app.get('/api/composer-api.bx/page/json/v2', answer);
  app.get('/api/entrypoint-api.bx/page/json/v2', answer);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(NOT_FOUND));
}
