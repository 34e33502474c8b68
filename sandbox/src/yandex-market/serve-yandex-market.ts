import { SECOND_MS } from '@vitrina/contract/durations.ts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/create-clock.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import { installFaults } from '../faults/install-faults.ts';
import { findYmKey } from '../keys/ym-key.ts';
import type { Market } from '../market/market.ts';
import type { Store } from '../platform/open-store.ts';
import type { Traffic } from '../traffic/create-traffic.ts';
import { countCost } from './count-cost.ts';
import { createResourceLimits } from './create-resource-limits.ts';
import { driftMarketAnswer } from './drift-market-answer.ts';
import { limitHeaders } from './limit-headers.ts';
import { limitParallel } from './limit-parallel.ts';
import { errorBody } from './market-error.ts';
import { apiKeyOf, openCall } from './open-call.ts';
import { OPERATIONS, type Operation, type OperationName } from './operations.ts';
import { performOperation } from './perform-operation.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { OrderedReport } from './reports/ordered-report.ts';
import { serveReportFiles } from './reports/serve-report-files.ts';
import { toMarketError } from './to-market-error.ts';

type World = { market: Market; traffic: Traffic; clock: Clock; faults: FaultBoard; store: Store };

const MOST_BODY_BYTES = 512 * 1024;
const TOO_OFTEN = 420;
const NAMES = Object.keys(OPERATIONS) as OperationName[];

/** Planted faults answer 429; here it is 420, and the time to come back is a date. */
function rewordTooOften(app: FastifyInstance, clock: Clock): void {
  app.addHook('onSend', async (_request, reply) => {
    const now = clock.now();
    // The dates of the limits are of this clock, so the answer's own date is as well.
    reply.header('date', now.toUTCString());
    if (reply.statusCode !== 429) return;
    reply.code(TOO_OFTEN);
    const seconds = Number(reply.getHeader('retry-after') ?? Number.NaN);
    reply.removeHeader('retry-after');
    if (Number.isNaN(seconds)) return;
    const untilMs = now.getTime() + seconds * SECOND_MS;
    reply.headers(limitHeaders({ limit: 100, remaining: 0, untilMs, isExceeded: true }));
  });
}

/** Many clients send an empty body with a JSON content type where all of it may be left out. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parseJson(request, body.toString(), done);
  });
}

/** The Partner API of Yandex Market: JSON, the header `Api-Key`. */
export function serveYandexMarket(
  app: FastifyInstance,
  { market, traffic, clock, faults, store }: World,
): void {
  const reports = store.collection('yandexMarket.reports', OrderedReport);
  const world = { market, traffic, clock, faults, reports };
  const limits = createResourceLimits(clock);
  const parallel = limitParallel();

  app.setErrorHandler((error, request, reply) => {
    const refusal = toMarketError(error, request.headers['content-type']);
    return reply.code(refusal.status).headers(refusal.headers).send(refusal.body);
  });
  app.addHook('onRequest', async (request, reply) => {
    const apiKey = apiKeyOf(request);
    if (apiKey !== undefined) parallel.enter(String(findYmKey(apiKey)?.sellerId ?? apiKey), reply.raw);
  });
  installFaults(app, {
    part: 'yandexMarket',
    faults,
    keyOf: apiKeyOf,
    status500: errorBody(500, 'Internal server error'),
    status429: errorBody(TOO_OFTEN, 'Hit rate limit of 100 requests per 1 minute for resource'),
    drift: driftMarketAnswer,
  });
  rewordTooOften(app, clock);
  acceptEmptyBodies(app);

  for (const name of NAMES) {
    const operation: Operation = OPERATIONS[name];
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: MOST_BODY_BYTES,
      handler: async (request, reply) => {
        const { call, charge } = openCall(world, limits, request, { operation, prefix: app.prefix });
        const { params, query, body } = request;
        const answer = await performOperation(name, call, { params, query, body: body ?? {} });
        reply.headers(limitHeaders(charge(countCost(answer, operation.counted))));
        return answer;
      },
    });
  }
  serveReportFiles(app, world);
  app.setNotFoundHandler((request) => {
    const [path = ''] = request.url.slice(app.prefix.length).split('?');
    throw refuseUnknown(request.method, path);
  });
}
