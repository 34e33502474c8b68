import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock/create-clock.ts';
import { moscowDay, moscowMoment } from '../clock/moscow-day.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import type { FaultName } from '../faults/fault.ts';
import { installFaults } from '../faults/install-faults.ts';
import type { Market } from '../market/market.ts';
import { describeRefusal } from '../platform/describe-refusal.ts';
import type { Store } from '../platform/open-store.ts';
import type { Shelves } from '../shelf/create-shelves.ts';
import type { Traffic } from '../traffic/create-traffic.ts';
import { openCampaigns } from './adverts/open-campaigns.ts';
import { openReports } from './analytics/open-reports.ts';
import { authorizeCall, requireCategory, requireRights, sellerKeyOf } from './authorize-call.ts';
import { MEDIA_PREFIX, type Media, openMedia } from './cards/open-media.ts';
import { createQueryMeter } from './create-query-meter.ts';
import { driftWbAnswer } from './drift-wb-answer.ts';
import { type CallLimits, createCallLimits, limitHeaders } from './limit-calls.ts';
import { METHODS, PING_HOSTS, PING_RATE, type WbMethod } from './methods.ts';
import { METHOD_NAMES, OPERATIONS } from './operations.ts';
import { writeMoscowTime } from './period.ts';
import type { WbCall } from './wb-call.ts';
import { problem, problemBody, refuse, WbError } from './wb-error.ts';

type World = {
  market: Market;
  store: Store;
  clock: Clock;
  faults: FaultBoard;
  shelves: Shelves;
  traffic: Traffic;
};

// A video of 50 MB is the largest thing that is sent.
const BODY_LIMIT = 52 * 1024 * 1024;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  bmp: 'image/bmp',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
};
const MediaAsk = z.object({ name: z.string() });

const msToMidnight = (now: Date) => moscowMoment(moscowDay(now) + 1, 0).getTime() - now.getTime();

function toWbError(error: unknown, words: WbMethod['words'] | undefined, now: Date): WbError {
  if (error instanceof WbError) return error;
  const { status, message } = describeRefusal(error);
  if (status >= 500) return problem(500, message, now);
  return refuse(words ?? 'analytics', 400, `invalid: ${message}`);
}

function installWbFaults(app: FastifyInstance, { faults, clock }: World): void {
  installFaults(app, {
    part: 'wildberries',
    faults,
    keyOf: sellerKeyOf,
    status500: problemBody(500, 'internal error', clock.now()),
    status429: problemBody(429, 'limited by fault', clock.now()),
    drift: driftWbAnswer,
  });
  app.addHook('onSend', async (_request, reply, body) => {
    const seconds = reply.getHeader('retry-after');
    if (reply.statusCode !== 429 || seconds === undefined) return body;
    reply.removeHeader('retry-after').headers(limitHeaders(Number(seconds) * 1000));
    return body;
  });
}

/** Files come in forms, which stay bytes. */
function readBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );
}

/** What sellers did, and what is remembered of the market. */
function openCollections({ market, store, shelves, traffic }: World) {
  return {
    campaigns: openCampaigns(store, market, traffic),
    queryMeter: createQueryMeter({ market, shelves, traffic }),
    reports: openReports(store),
    media: openMedia(store, market),
  };
}

/** Says whether a token is good for a host. */
function servePings(app: FastifyInstance, { market, clock }: World, limits: CallLimits): void {
  for (const [host, category] of PING_HOSTS) {
    app.get(`/${host}/ping`, (request) => {
      const now = clock.now();
      const caller = authorizeCall(market, request, now, () => false);
      requireCategory(caller, category, undefined, now);
      const refused = limits.take(caller.seller.id, `ping ${host}`, PING_RATE);
      if (refused) throw refused;
      return { TS: writeMoscowTime(now.getTime()), Status: 'OK' };
    });
  }
}

/** The pictures that sellers brought, as everybody may see them. */
function serveMediaFiles(app: FastifyInstance, { clock }: World, media: Media): void {
  app.get('/media/:name', (request, reply) => {
    const { name } = MediaAsk.parse(request.params);
    const file = media.findFile(`${MEDIA_PREFIX}${name}`);
    if (file === undefined) throw problem(404, 'no such file', clock.now());
    return reply.type(MEDIA_TYPES[file.type] ?? 'application/octet-stream').send(file.bytes);
  });
}

/** The Wildberries seller APIs: each host under its own name. */
export function serveWildberries(app: FastifyInstance, world: World): void {
  const { market, clock, faults, shelves, traffic } = world;
  const limits = createCallLimits(clock);
  const own = openCollections(world);
  installWbFaults(app, world);
  readBodies(app);

  function open(request: FastifyRequest, method: WbMethod): WbCall {
    const now = clock.now();
    const isPlanted = (fault: FaultName) =>
      faults.take('wildberries', sellerKeyOf(request), [fault]) !== undefined;
    const caller = authorizeCall(market, request, now, isPlanted);
    requireCategory(caller, method.category, method.words, now);
    requireRights(caller, method, now, isPlanted);
    const rate = caller.profile.kind === 'basic' ? method.basicRate : method.rate;
    const refused = limits.take(caller.seller.id, method.group, rate);
    if (refused) throw refused;
    // Ordering a report has words of its own for the limit of a day.
    if (method.category === 'analytics' && method.group !== 'order-report' && isPlanted('dailyLimit'))
      throw problem(429, 'limited by day', now, limitHeaders(msToMidnight(now)));
    const baseUrl = `${request.protocol}://${request.host}`;
    return { ...caller, ...own, market, shelves, traffic, now, baseUrl, isPlanted };
  }

  function sendRefusal(error: unknown, words: WbMethod['words'] | undefined, reply: FastifyReply) {
    const { status, body, headers } = toWbError(error, words, clock.now());
    return reply.code(status).headers(headers).send(body);
  }

  for (const name of METHOD_NAMES) {
    const method: WbMethod = METHODS[name];
    app.route({
      method: method.verb,
      url: `/${method.host}${method.path}`,
      bodyLimit: BODY_LIMIT,
      handler: async (request, reply) => OPERATIONS[name](open(request, method), request, reply),
      errorHandler: (error, _request, reply) => {
        sendRefusal(error, method.words, reply);
      },
    });
  }
  servePings(app, world, limits);
  serveMediaFiles(app, world, own.media);
  app.setErrorHandler((error, _request, reply) => sendRefusal(error, undefined, reply));
  app.setNotFoundHandler((_request, reply) =>
    sendRefusal(problem(404, 'the method is not found', clock.now()), undefined, reply),
  );
}
