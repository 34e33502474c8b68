import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/create-clock.ts';
import { createRateLimit } from '../clock/create-rate-limit.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import { installFaults } from '../faults/install-faults.ts';
import type { Market } from '../market/market.ts';
import { describeRefusal } from '../platform/describe-refusal.ts';
import type { Shelves } from '../shelf/create-shelves.ts';
import { authorizeCall } from './authorize-call.ts';
import { createOwnQueries } from './create-own-queries.ts';
import { createPopularQueries } from './create-popular-queries.ts';
import { driftSellerAnswer } from './drift-seller-answer.ts';
import { getRoles } from './get-roles.ts';
import { getSellerInfo } from './get-seller-info.ts';
import { listProductAttributes } from './list-product-attributes.ts';
import { listProductInfo } from './list-product-info.ts';
import { listProductQueries } from './list-product-queries.ts';
import { listProductQueryDetails } from './list-product-query-details.ts';
import { listProducts } from './list-products.ts';
import { listTextQueries } from './list-text-queries.ts';
import { listTopQueries } from './list-top-queries.ts';
import type { READING_METHODS } from './methods.ts';
import type { SellerCall } from './seller-call.ts';
import { invalidArgument, refusal, SellerError } from './seller-error.ts';

const OPERATIONS = {
  '/v1/roles': getRoles,
  '/v1/seller/info': getSellerInfo,
  '/v3/product/list': listProducts,
  '/v3/product/info/list': listProductInfo,
  '/v4/product/info/attributes': listProductAttributes,
  '/v1/analytics/product-queries': listProductQueries,
  '/v1/analytics/product-queries/details': listProductQueryDetails,
  '/v1/search-queries/top': listTopQueries,
  '/v1/search-queries/text': listTextQueries,
} as const satisfies Partial<
  Record<(typeof READING_METHODS)[number], (call: SellerCall, body: unknown) => unknown>
>;

// x-limits of the contract: 50 requests a second for a Client-Id over all methods.
const REQUEST_RATE = { requests: 50, perMs: 1000, burst: 50 };

type World = { market: Market; clock: Clock; faults: FaultBoard; shelves: Shelves };

const clientIdOf = ({ headers }: FastifyRequest) =>
  typeof headers['client-id'] === 'string' ? headers['client-id'] : undefined;

function toSellerError(error: unknown): SellerError {
  if (error instanceof SellerError) return error;
  const { status, message } = describeRefusal(error);
  return status < 500 ? invalidArgument(message) : new SellerError(500, 13, message);
}

/** The Ozon Seller API: POST and JSON, `Client-Id` and `Api-Key` headers. */
export function serveSellerApi(app: FastifyInstance, { market, clock, faults, shelves }: World): void {
  const ownQueries = createOwnQueries(market, shelves);
  const popularQueries = createPopularQueries(market);
  const rateLimit = createRateLimit(clock, REQUEST_RATE);

  app.setErrorHandler((error, _request, reply) => {
    const { status, body } = toSellerError(error);
    if (status === 429) reply.header('retry-after', 1);
    return reply.code(status).send(body);
  });
  installFaults(app, {
    part: 'ozon',
    faults,
    keyOf: clientIdOf,
    status500: { code: 13, message: 'Internal error', details: [] },
    // One documented example has the code as a word.
    status429: {
      code: 'RESOURCE_EXHAUSTED',
      message: 'You have reached request rate limit per second',
      details: [],
    },
    drift: driftSellerAnswer,
  });
  // Clients send an empty body with a JSON content type where no body is documented.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parseJson(request, body.toString(), done);
  });

  function open(request: FastifyRequest, method: string): SellerCall {
    if (rateLimit.take(clientIdOf(request) ?? '') > 0) throw refusal('rateLimited');
    const caller = authorizeCall(market, request.headers, method);
    const baseUrl = `${request.protocol}://${request.host}`;
    return { ...caller, market, now: clock.now(), baseUrl, ownQueries, popularQueries };
  }

  for (const [method, operation] of Object.entries(OPERATIONS)) {
    app.post(method, (request) => operation(open(request, method), request.body ?? {}));
  }
  app.setNotFoundHandler((request) => {
    open(request, request.url.slice(app.prefix.length));
    throw refusal('notFound');
  });
}
