import type { CabinetAccess, TokenScope } from '@vitrina/contract/access.ts';
import { TOKEN_LIMITS } from '@vitrina/contract/accounts/personal-tokens.ts';
import { tokenScopeOf } from '@vitrina/contract/accounts/token-scope.ts';
import type { Route } from '@vitrina/contract/route.ts';
import { SHARED_SCREEN_LIMITS } from '@vitrina/contract/shared-screens/shared-screens.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { configOf } from '../admission/install-admission.ts';
import type { Context } from '../context.ts';
import type { EventStreams } from '../events/event-streams.ts';
import { Problem, problem } from '../problem.ts';
import type { Draining } from './install-draining.ts';
import { asksShared, isSharedRoute, type SharedQuestion } from './shared-questions.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route of the contract that it serves. */
    contract?: Route;
  }
}

/** Who calls: nobody known, a person, or a person inside a cabinet with the right that the route asks for. */
export type Caller = {
  userId: number;
  /** Of a program the id of its token, which is no session. */
  sessionId: string;
  /** A program calls in the person's name: it may do what the person may, within these. */
  token?: { id: string; scope: TokenScope; cabinetIds: readonly number[] };
  /** Somebody without an account, by the link of that person: these questions in that cabinet, and nothing else. */
  shared?: { id: string; cabinetId: number; questions: readonly SharedQuestion[] };
};
type CabinetCaller = Caller & { cabinetId: number };
type Admitted<R extends Route> = { caller: CallerOf<R>; context: Context };

/** Answers who a bearer token belongs to; undefined when its session is over, or the personal token is worth nothing. */
export type FindCaller = (token: string) => Promise<Caller | undefined>;
/** Looked up for each request: whoever is no operator any more is refused the next one. */
export type IsOperator = (userId: number) => Promise<boolean>;
/** Throws the refusal when the person lacks the right in that cabinet; `visitor`: it is the example that they read. */
export type RequireRight = (
  userId: number,
  cabinetId: number,
  access: CabinetAccess,
) => Promise<'member' | 'visitor'>;

export type Server = {
  fastify: FastifyInstance;
  context: Context;
  findCaller: FindCaller;
  requireRight: RequireRight;
  isOperator: IsOperator;
  /** Counts one more request under a name, over all processes; `ttl`: milliseconds until the count begins anew. */
  countRequest: (name: string) => { current: number; ttl: number };
  /** Whether this process is being stopped. */
  draining: Draining;
  /** Answers that go on: what happens is told to whoever looks at it. */
  streams: EventStreams;
};

type CallerOf<R extends Route> = R['access'] extends 'public'
  ? undefined
  : R['access'] extends 'user' | 'operator'
    ? Caller
    : CabinetCaller;

export type Call<R extends Route> = {
  input: z.output<R['input']>;
  caller: CallerOf<R>;
  context: Context;
  request: FastifyRequest;
  reply: FastifyReply;
};

function bearerOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') ? header.slice(7) : undefined;
}

function cabinetOf(input: unknown): number {
  if (
    typeof input === 'object' &&
    input !== null &&
    'cabinetId' in input &&
    typeof input.cabinetId === 'number'
  ) {
    return input.cabinetId;
  }
  throw new Error('A route with a cabinet right takes no cabinetId.');
}

/** Who sends this: undefined where anybody may, the refusal where nobody known does. Reads no body. */
export async function identify(
  { findCaller, isOperator }: Server,
  route: Route,
  request: FastifyRequest,
): Promise<Caller | undefined> {
  if (route.access === 'public') return undefined;
  const bearer = bearerOf(request);
  const caller = bearer === undefined ? undefined : await findCaller(bearer);
  // The same answer as to a path that is no route: the office does not say that it exists, to no program either.
  const mayBeOperator = caller !== undefined && caller.token === undefined && caller.shared === undefined;
  if (route.access === 'operator' && !(mayBeOperator && (await isOperator(caller.userId))))
    throw problem('request.notFound');
  if (!caller) throw problem('user.notAuthorized');
  if (caller.token) requireScope(route, caller.token.scope);
  if (caller.shared && !isSharedRoute(route, caller.shared.questions))
    throw problem('sharedScreen.notPermitted');
  return caller;
}

function requireScope(route: Route, scope: TokenScope): void {
  const needed = tokenScopeOf(route);
  if (needed === undefined || (needed === 'change' && scope === 'read')) throw problem('token.notPermitted');
}

/** Each personal token and each link has a limit of its own, whatever address it is used from. */
function countUse({ countRequest }: Server, { token, shared }: Caller): void {
  if (token) limitUse(countRequest(`token ${token.id}`), TOKEN_LIMITS.requestsPerMinute);
  if (shared) limitUse(countRequest(`shared ${shared.id}`), SHARED_SCREEN_LIMITS.requestsPerMinute);
}

function limitUse({ current, ttl }: ReturnType<Server['countRequest']>, maximum: number): void {
  if (current > maximum) throw problem('request.tooMany', { seconds: Math.ceil(ttl / 1000) });
}

const callers = new WeakMap<FastifyRequest, Caller>();

/** Whom `identifyFirst` has found. */
export function callerOf(request: FastifyRequest): Caller | undefined {
  return callers.get(request);
}

/** Who is not signed in hears so, and nothing about what they sent: an `onRequest` hook, before any body is read. */
export function identifyFirst(server: Server, route: Route) {
  return async (request: FastifyRequest) => {
    const caller = await identify(server, route, request);
    if (!caller) return;
    countUse(server, caller);
    callers.set(request, caller);
  };
}

/** What its person has lost is not said to whoever has a link: it is worth nothing, as one that has ended. */
function refuseLook({ shared }: Caller, error: unknown): never {
  throw shared && error instanceof Problem ? problem('user.notAuthorized') : error;
}

/** Checks the route's own `access` value; the only place where a request is let through. */
export async function admit<R extends Route>(
  server: Server,
  route: R,
  caller: Caller | undefined,
  input: unknown,
): Promise<Admitted<R>> {
  const { context } = server;
  if (caller === undefined || typeof route.access === 'string')
    return { caller: caller as CallerOf<R>, context };
  const cabinetId = cabinetOf(input);
  // As a stranger's: a program does not learn which other cabinets its person has.
  if (caller.token && !caller.token.cabinetIds.includes(cabinetId)) throw problem('cabinet.notFound');
  if (caller.shared && !asksShared(route, input, { cabinetId, shared: caller.shared }))
    throw problem('sharedScreen.notPermitted');
  const admitted = await server
    .requireRight(caller.userId, cabinetId, route.access)
    .catch((error: unknown) => refuseLook(caller, error));
  // Whoever opens a link only looks, as those do who read the example: it spends none of the plan's runs.
  const isLook = admitted === 'visitor' || caller.shared !== undefined;
  return {
    caller: { ...caller, cabinetId } as CallerOf<R>,
    context: isLook ? { ...context, visitorId: caller.userId } : context,
  };
}

/** Doubled slashes are ignored, so `/ozonCabinet/...` and `ozonCabinet/...` both arrive. */
export function urlOf(route: Route): string {
  return `/api/${route.path.replace(/^\//, '')}`;
}

/** Serves one route of the contract: access, input, operation, answer. */
export function serve<R extends Route>(
  server: Server,
  route: R,
  handler: (call: Call<R>) => Promise<z.input<R['output']>>,
): void {
  const isGet = route.method === 'GET';
  server.fastify.route({
    method: route.method,
    url: urlOf(route),
    config: { ...configOf(route), contract: route },
    schema: {
      // The published description is everybody's.
      hide: route.access === 'operator',
      [isGet ? 'querystring' : 'body']: route.input,
      response: { 200: route.output },
    },
    onRequest: identifyFirst(server, route),
    handler: async (request, reply) => {
      const input = (isGet ? request.query : request.body) as z.output<R['input']>;
      const admitted = await admit(server, route, callerOf(request), input);
      return handler({ ...admitted, input, request, reply });
    },
  });
}

export type FileAnswer = {
  name: string;
  contentType: string;
  /** Bytes of a stream, where they are known: a browser then notices one that breaks off. */
  size?: number;
  body: NodeJS.ReadableStream | Uint8Array;
};

/** Serves a `download` route: the same checks, and a file as the answer. */
export function serveFile<R extends Route>(
  server: Server,
  route: R,
  handler: (call: Call<R>) => Promise<FileAnswer>,
): void {
  server.fastify.route({
    method: 'POST',
    url: urlOf(route),
    config: { contract: route },
    schema: { body: route.input },
    onRequest: identifyFirst(server, route),
    handler: async (request, reply) => {
      const input = request.body as z.output<R['input']>;
      const admitted = await admit(server, route, callerOf(request), input);
      const file = await handler({ ...admitted, input, request, reply });
      // RFC 6266: the plain name for old clients, the encoded one for everybody else.
      const plain = file.name.replaceAll(/[^\w.-]/g, '_');
      return reply
        .header(
          'content-disposition',
          `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        )
        .header('content-security-policy', 'sandbox')
        .headers(file.size === undefined ? {} : { 'content-length': file.size })
        .type(file.contentType)
        .send(file.body);
    },
  });
}

/** A file that a screen shows where it stands, instead of saving it. */
export type ShownFile = { contentType: string; body: Uint8Array };

/** Serves a `download` route of GET whose address means the same bytes for ever. */
export function serveShownFile<R extends Route>(
  server: Server,
  route: R,
  handler: (call: Call<R>) => Promise<ShownFile>,
): void {
  server.fastify.route({
    method: 'GET',
    url: urlOf(route),
    config: { contract: route },
    schema: { querystring: route.input },
    onRequest: identifyFirst(server, route),
    handler: async (request, reply) => {
      const input = request.query as z.output<R['input']>;
      const admitted = await admit(server, route, callerOf(request), input);
      const file = await handler({ ...admitted, input, request, reply });
      return (
        reply
          // Opened by itself it is a page of this host: one that may do nothing, whatever is in it.
          .header('content-security-policy', 'sandbox')
          // The rest of the API is never kept. Private: proxies on the way serve other people too.
          .header('cache-control', 'private, max-age=31536000, immutable')
          .type(file.contentType)
          .send(file.body)
      );
    },
  });
}
