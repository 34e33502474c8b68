import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock/create-clock.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import { installFaults } from '../faults/install-faults.ts';
import type { Market } from '../market/market.ts';
import { answerErrors } from '../platform/answer-errors.ts';
import type { Shelves } from '../shelf/create-shelves.ts';
import { buildOtherSellers } from './build-other-sellers.ts';
import { buildProductDetails, buildProductPage } from './build-product-page.ts';
import { buildSearchPage } from './build-search-page.ts';
import { areaIdOf, chooseCity, chooseOtherCity } from './choose-city.ts';
import { createTiles } from './create-tiles.ts';
import { driftPage } from './drift-page.ts';
import { packPage } from './page.ts';
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

  const tiles = createTiles(market);

  function visitOf(request: FastifyRequest): StorefrontVisit {
    const city = chooseCity(market, areaIdOf(request));
    return {
      market,
      shelves,
      tiles,
      now: clock.now(),
      baseUrl: `${request.protocol}://${request.host}`,
      city: faultOf(request) === 'wrongCity' ? chooseOtherCity(market, city) : city,
    };
  }

  /** Moves the session to another city; an unknown one changes nothing, as a client must check afterwards. */
  function selectAddress(visit: StorefrontVisit, url: URL, reply: FastifyReply): string {
    const city = market.cities.find(({ id }) => String(id) === url.searchParams.get('select_address'));
    if (city !== undefined) reply.header('set-cookie', `AREA_ID=${city.id}; Path=/; HttpOnly`);
    return packPage([locationWidget({ city: city ?? visit.city })], 'modal', 'address book');
  }

  function buildPage(request: FastifyRequest, reply: FastifyReply): string | undefined {
    const { url } = Ask.parse(request.query);
    const visit = visitOf(request);
    if (/^\/(?:search|category)\//.test(url.pathname)) return buildSearchPage(visit, url);
    if (url.pathname === '/modal/addressbook') return selectAddress(visit, url, reply);
    if (url.pathname === '/modal/otherOffersFromSellers') return buildOtherSellers(visit, url);
    const sku = /^\/product\/(?:[^/]*-)?(\d+)\/?$/.exec(url.pathname)?.[1];
    if (sku === undefined) return undefined;
    const isSecondPart = url.searchParams.get('layout_page_index') === '2';
    return isSecondPart ? buildProductDetails(visit, Number(sku)) : buildProductPage(visit, Number(sku));
  }

  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const page = buildPage(request, reply);
    if (page === undefined) return reply.code(404).send(NOT_FOUND);
    return reply.type('application/json; charset=utf-8').send(page);
  }

  app.get('/api/composer-api.bx/page/json/v2', answer);
  app.get('/api/entrypoint-api.bx/page/json/v2', answer);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(NOT_FOUND));
}
