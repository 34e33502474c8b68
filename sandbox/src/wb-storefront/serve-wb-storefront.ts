import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock/create-clock.ts';
import { createRateLimit } from '../clock/create-rate-limit.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import { installFaults } from '../faults/install-faults.ts';
import { pictureUrl } from '../images/picture-url.ts';
import { WB_STOREFRONT_SESSION } from '../keys/wb-storefront-session.ts';
import type { Market } from '../market/market.ts';
import { skuOfNmId } from '../market/nm-id.ts';
import { describeRefusal } from '../platform/describe-refusal.ts';
import { hash } from '../platform/hash.ts';
import type { Shelves } from '../shelf/create-shelves.ts';
import type { Traffic } from '../traffic/create-traffic.ts';
import { describeProduct } from './describe-product.ts';
import { findDestination } from './destinations.ts';
import { dropProducts } from './drop-products.ts';
import { SearchAsk, searchProducts } from './search-products.ts';

type World = { market: Market; clock: Clock; faults: FaultBoard; shelves: Shelves; traffic: Traffic };

const INTERNAL = '/__internal/u-search/exactmatch/ru/common/v18/search';
// The versions that public code still calls; products stand under `data` up to 14.
const VERSIONS: readonly number[] = [4, 5, 7, 9, 14, 18];
const FIRST_FLAT_VERSION = 18;
const BAD_TOKEN_STATUS = 498;
// Callers that do not look like browsers are refused after two or three quick calls.
const BARE_RATE = { requests: 2, perMs: 10_000, burst: 2 };
const MOST_ARTICLES = 200;

const CardAsk = z.object({
  nm: z
    .string()
    .max(3000)
    .transform((text) => text.split(';').map(Number)),
});
const GeoAsk = z.looseObject({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
  address: z.string().default(''),
});
const PictureAsk = z.object({ nm: z.coerce.number(), file: z.string().regex(/^\d{1,2}\.webp$/) });
const VersionAsk = z.object({ version: z.coerce.number() });

const looksLikeBrowser = ({ headers }: FastifyRequest) =>
  /Mozilla\/5\.0 .+ (?:Chrome|Firefox|Safari)\//.test(headers['user-agent'] ?? '');

const destOf = (request: FastifyRequest) =>
  z.looseObject({ dest: z.string() }).safeParse(request.query).data?.dest;

function hasSession({ headers }: FastifyRequest): boolean {
  const token = /(?:^|;\s*)x_wbaas_token=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  return token === WB_STOREFRONT_SESSION.token && typeof headers.deviceid === 'string';
}

/** What the site tells beside its search: cards by article, codes by a place on the map, pictures. */
function serveCards(app: FastifyInstance, { market, clock, traffic }: World): void {
  app.get('/cards/v4/detail', (request, reply) => {
    const { nm } = CardAsk.parse(request.query);
    if (nm.length > MOST_ARTICLES)
      return reply.code(400).send({ error: `at most ${MOST_ARTICLES} articles` });
    const now = clock.now();
    const products = nm.flatMap((nmId) => {
      const product = market.products.bySku(skuOfNmId(nmId) ?? 0);
      return product === undefined || !market.products.isSold(product.sku, 'wb')
        ? []
        : describeProduct({ market, traffic, now }, product);
    });
    return { products };
  });

  app.get('/get-geo-info', (request) => {
    const { latitude, longitude, address } = GeoAsk.parse(request.query);
    const { dest } = findDestination(latitude, longitude);
    return { address, destinations: [dest], xinfo: `appType=1&curr=rub&dest=${dest}&spp=30` };
  });

  // The site numbers pictures by their places, so an address shows another picture after a change.
  app.get('/basket/:vol/:part/:nm/images/:size/:file', (request, reply) => {
    const { nm, file } = PictureAsk.parse(request.params);
    const sku = skuOfNmId(nm) ?? 0;
    const picture = market.products.bySku(sku)
      ? market.products.look(sku, clock.now(), 'wb').pictures[Number.parseInt(file, 10) - 1]
      : undefined;
    if (picture === undefined) return reply.code(404).send({ error: 'no such picture' });
    return reply.redirect(pictureUrl(`${request.protocol}://${request.host}`, picture), 302);
  });
}

/** The site of Wildberries as buyers' browsers read it, in the shapes that public projects saw. */
export function serveWbStorefront(app: FastifyInstance, world: World): void {
  const { clock, faults } = world;
  const bareCallers = createRateLimit(clock, BARE_RATE);
  const knownDevices = new Set<string>();

  installFaults(app, {
    part: 'wbStorefront',
    faults,
    keyOf: destOf,
    status500: { error: 'internal error' },
    status429: { error: 'too many requests' },
    drift: dropProducts,
  });
  app.setErrorHandler((error, _request, reply) => {
    const { status, message } = describeRefusal(error);
    return reply.code(status).send({ error: message });
  });

  const visit = () => ({ ...world, now: clock.now() });

  app.get(INTERNAL, (request, reply) => {
    if (!hasSession(request)) return reply.code(BAD_TOKEN_STATUS).send({ error: 'token is invalid' });
    const device = String(request.headers.deviceid);
    // A device that has just come is sometimes shown next to nothing once.
    const isShortened = !knownDevices.has(device) && hash('device', device) % 2 === 0;
    knownDevices.add(device);
    return searchProducts(visit(), SearchAsk.parse(request.query), isShortened ? 1 : undefined);
  });

  app.get('/exactmatch/ru/common/v:version(^\\d{1,2}$)/search', (request, reply) => {
    const { version } = VersionAsk.parse(request.params);
    if (!VERSIONS.includes(version)) return reply.code(404).send({ error: 'not found' });
    if (!looksLikeBrowser(request) && bareCallers.take(request.ip) > 0) return reply.code(429).send('');
    const answer = searchProducts(visit(), SearchAsk.parse(request.query));
    if (version >= FIRST_FLAT_VERSION || !('products' in answer)) return answer;
    const { metadata, products, total } = answer;
    return { metadata, state: 0, version: 2, params: { version: 2, curr: 'rub' }, data: { products, total } };
  });

  serveCards(app, world);
}
