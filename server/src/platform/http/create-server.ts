import type { Server as HttpServer } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { CLOCK_HEADER } from '@vitrina/contract/clock-header.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { Route } from '@vitrina/contract/route.ts';
import Fastify, {
  type FastifyError,
  type FastifyHttpOptions,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { createJsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import manifest from '../../../package.json' with { type: 'json' };
import { installAdmission } from '../admission/install-admission.ts';
import type { Context } from '../context.ts';
import { installDemo } from '../demo/install-demo.ts';
import { isPublicDemo } from '../env.ts';
import { connectListener } from '../events/channel.ts';
import { createEventStreams } from '../events/event-streams.ts';
import { measure } from '../metrics/measure.ts';
import { watchRequests } from '../metrics/watch-requests.ts';
import { problem } from '../problem.ts';
import { shareCounts } from '../rate-limit/share-counts.ts';
import { installRequestScope } from '../request-scope.ts';
import { traceRequests } from '../tracing/trace-requests.ts';
import { contentPolicy } from './content-policy.ts';
import { installDraining } from './install-draining.ts';
import { createRequestId, logRequests, nameOf } from './log-requests.ts';
import { answerMalformedRequest } from './malformed-request.ts';
import type { FindCaller, IsOperator, RequireRight, Server } from './serve.ts';
import { HEALTH_PATHS } from './serve-health.ts';
import { secondsUntilRetry, toProblem } from './to-problem.ts';
import { writeAnswer } from './write-answer.ts';

const BODY_BYTES = 1024 * 1024;

/** Completes the description that the schemas give by what the contract says of each served route. */
type DescribeApi = (document: ApiDocument, routes: ReadonlyMap<string, Route>) => ApiDocument;
/** It says that it is of 3.1 below. */
type ApiDocument = OpenAPIV3_1.Document;

type Options = {
  context: Context;
  findCaller: FindCaller;
  requireRight: RequireRight;
  isOperator: IsOperator;
  describeApi: DescribeApi;
};

/** By its route where it has one: doubled slashes lead to the API as well. */
function isOfApi({ routeOptions, url }: FastifyRequest): boolean {
  // Slashes that stand twice are one, also in an address that no route has.
  return /^\/+api/.test(routeOptions.url ?? url);
}

export async function createServer({ context, describeApi, ...callers }: Options): Promise<Server> {
  const { log, env, clock, metrics, tracing } = context;
  const policy = contentPolicy(env);

  function answer(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
    const refusal = toProblem(error);
    // The stack stays here: the browser gets the catalogue's key and nothing of the server's inside.
    if (refusal.status === 500) log.error({ err: error, ...nameOf(request) }, 'request failed');
    const seconds = secondsUntilRetry(refusal);
    if (seconds !== undefined) reply.header('retry-after', seconds);
    return reply.status(refusal.status).send(refusal.body());
  }

  const options: FastifyHttpOptions<HttpServer> = {
    bodyLimit: BODY_BYTES,
    trustProxy: (_address, hop) => hop < env.PROXIES,
    requestTimeout: 30_000,
    // By itself it looks every thirty seconds only. Of the two times it takes the longer one for the body, whichever is
    // which, and the usual one for headers is a minute.
    http: { connectionsCheckingInterval: 5000, headersTimeout: 20_000 },
    logger: false,
    // A connection that still asks while the server stops is answered once more (install-draining.ts).
    return503OnClosing: false,
    genReqId: createRequestId,
    clientErrorHandler: (error, socket) => answerMalformedRequest(error, socket, policy),
    routerOptions: { ignoreDuplicateSlashes: true, ignoreTrailingSlash: true, maxParamLength: 300 },
    // These two bypass the error handler otherwise and would answer in another shape.
    frameworkErrors: (error, request, reply) => {
      // No hook has run for these.
      reply.headers({ 'content-security-policy': policy, 'x-content-type-options': 'nosniff' });
      answer(error, request, reply);
      log.info({ ...nameOf(request), status: reply.statusCode }, 'request');
    },
  };
  const fastify = Fastify(options);
  if (tracing) traceRequests(fastify, tracing);
  installRequestScope(fastify);
  logRequests(fastify, log);
  watchRequests(fastify, metrics);
  const draining = installDraining(fastify);
  fastify.setValidatorCompiler(validatorCompiler);
  fastify.setSerializerCompiler(writeAnswer);
  fastify.setErrorHandler(answer);
  fastify.removeContentTypeParser('text/plain');
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy);
    if (!isOfApi(request)) return;
    reply.header('cache-control', 'no-store');
    if (env.CLOCK_URL) reply.header(CLOCK_HEADER, `${clock.now().toISOString()} ${clock.speed()}`);
  });

  await fastify.register(helmet, {
    // Ours is set above: a screen's own differs from one answer to the next.
    contentSecurityPolicy: false,
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
  });
  const counts = shareCounts(context, MINUTE_MS);
  fastify.addHook('onClose', async () => counts.stop());
  await fastify.register(rateLimit, {
    // As a hook of each route it would come after admission: whoever floods would take places and queue with the others.
    global: false,
    max: env.REQUESTS_PER_MINUTE,
    timeWindow: MINUTE_MS,
    store: counts.Store,
    // A cold start of the application is some thirty files: an office behind one address would shut itself out.
    allowList: (request) => !isOfApi(request) || HEALTH_PATHS.has(request.routeOptions.url ?? ''),
    errorResponseBuilder: (_request, { ttl }) =>
      problem('request.tooMany', { seconds: Math.ceil(ttl / 1000) }),
  });
  fastify.addHook('onRequest', fastify.rateLimit());
  if (isPublicDemo(env)) installDemo(fastify, env);
  const admission = installAdmission(fastify, env.REQUESTS_AT_ONCE);
  await fastify.register(cookie);
  await fastify.register(multipart);
  const contracts = new Map<string, Route>();
  fastify.addHook('onRoute', ({ method, url, config }) => {
    if (config?.contract && typeof method === 'string') contracts.set(`${method} ${url}`, config.contract);
  });
  await fastify.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Vitrina', version: manifest.version } },
    transform: createJsonSchemaTransform({ skipList: [] }),
    transformObject: (given) =>
      'openapiObject' in given
        ? describeApi(given.openapiObject as ApiDocument, contracts)
        : given.swaggerObject,
  });
  const listener = connectListener(env.DATABASE_URL);
  const streams = createEventStreams(listener);
  // Before the server waits for its connections: these would keep it for ever.
  fastify.addHook('preClose', async () => streams.closeAll());
  fastify.addHook('onClose', () => listener.close());
  measure(
    context,
    {
      name: 'vitrina_requests_now',
      help: 'Requests that are worked on, and those that wait for a place.',
      labels: ['state'],
    },
    () => Object.entries(admission.load()).map(([state, value]) => ({ labels: { state }, value })),
  );
  measure(context, { name: 'vitrina_event_streams', help: 'Event streams that are open.' }, () => [
    { value: streams.count() },
  ]);
  return { fastify, context, ...callers, countRequest: counts.count, draining, streams };
}
