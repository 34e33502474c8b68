import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/create-clock.ts';
import { createRateLimit } from '../clock/create-rate-limit.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import { installFaults } from '../faults/install-faults.ts';
import type { Market } from '../market/market.ts';
import { describeRefusal } from '../platform/describe-refusal.ts';
import type { Store } from '../platform/open-store.ts';
import { tick } from '../platform/tick.ts';
import type { SettingsReader } from '../settings/open-settings.ts';
import type { Shelves } from '../shelf/create-shelves.ts';
import type { Traffic } from '../traffic/create-traffic.ts';
import { authorizeCall } from './authorize-call.ts';
import { createOwnQueries } from './create-own-queries.ts';
import { createPopularQueries } from './create-popular-queries.ts';
import { driftSellerAnswer } from './drift-seller-answer.ts';
import { openOperationLimits } from './open-operation-limits.ts';
import { OPERATIONS } from './operations.ts';
import type { PictureFiles } from './pictures/open-picture-files.ts';
import { openPictureImports } from './pictures/open-picture-imports.ts';
import type { SellerCall } from './seller-call.ts';
import { invalidArgument, refusal, SellerError, tooOften } from './seller-error.ts';

// x-limits of the contract: 50 requests a second for a Client-Id over all methods.
const REQUEST_RATE = { requests: 50, perMs: 1000, burst: 50 };
// The contract on /v1/analytics/data.
const ANALYTICS_RATE = { requests: 1, perMs: 60_000, burst: 1 };

type World = {
  market: Market;
  store: Store;
  clock: Clock;
  faults: FaultBoard;
  shelves: Shelves;
  traffic: Traffic;
  settings: SettingsReader;
  pictureFiles: PictureFiles;
};

const clientIdOf = ({ headers }: FastifyRequest) =>
  typeof headers['client-id'] === 'string' ? headers['client-id'] : undefined;

function toSellerError(error: unknown): SellerError {
  if (error instanceof SellerError) return error;
  const { status, message } = describeRefusal(error);
  return status < 500 ? invalidArgument(message) : new SellerError(500, 13, message);
}

/** The Ozon Seller API: POST and JSON, `Client-Id` and `Api-Key` headers. */
export function serveSellerApi(app: FastifyInstance, world: World): void {
  const { market, store, clock, faults, shelves, traffic, settings } = world;
  const shared = {
    market,
    traffic,
    settings,
    faults,
    ownQueries: createOwnQueries(market, shelves),
    popularQueries: createPopularQueries(market),
    pictureImports: openPictureImports(world),
    operations: openOperationLimits(store, clock),
    analyticsLimit: createRateLimit(clock, ANALYTICS_RATE),
  };
  const rateLimit = createRateLimit(clock, REQUEST_RATE);
  tick(app, () => shared.pictureImports.finishDue());

  app.setErrorHandler((error, _request, reply) => {
    const { status, headers, body } = toSellerError(error);
    return reply.code(status).headers(headers).send(body);
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
    const waitMs = rateLimit.take(clientIdOf(request) ?? '');
    if (waitMs > 0) throw tooOften(waitMs);
    const caller = authorizeCall(world, request.headers, method);
    return { ...shared, ...caller, now: clock.now(), baseUrl: `${request.protocol}://${request.host}` };
  }

  for (const [method, operation] of Object.entries(OPERATIONS)) {
    app.post(method, (request) => operation(open(request, method), request.body ?? {}));
  }
  app.setNotFoundHandler((request) => {
    open(request, request.url.slice(app.prefix.length));
    throw refusal('notFound');
  });
}
