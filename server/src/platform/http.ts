import type { CabinetRight } from '@vitrina/contract/access.ts';
import type { Route } from '@vitrina/contract/route.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Context } from './context.ts';
import { problem } from './problem.ts';

/** Who calls: nobody known, a person, or a person inside a cabinet with the right that the route asks for. */
export type Caller = { userId: number; sessionId: string };
type CabinetCaller = Caller & { cabinetId: number };

/** Answers who a bearer token belongs to; undefined when its session is over. */
export type FindCaller = (token: string) => Promise<Caller | undefined>;
/** Throws the refusal when the person lacks the right in that cabinet. */
export type DemandRight = (userId: number, cabinetId: number, right: CabinetRight) => Promise<void>;

export type Server = {
  fastify: FastifyInstance;
  context: Context;
  findCaller: FindCaller;
  demandRight: DemandRight;
};

type CallerOf<R extends Route> = R['access'] extends 'public'
  ? undefined
  : R['access'] extends 'user'
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

/** Checks the route's own `access` value; the only place where a request is let through. */
async function admit(
  server: Server,
  route: Route,
  request: FastifyRequest,
  input: unknown,
): Promise<Caller | undefined> {
  if (route.access === 'public') return undefined;
  const token = bearerOf(request);
  const caller = token === undefined ? undefined : await server.findCaller(token);
  if (!caller) throw problem('user.notAuthorized');
  if (route.access === 'user') return caller;
  const cabinetId = cabinetOf(input);
  await server.demandRight(caller.userId, cabinetId, route.access.cabinet);
  return { ...caller, cabinetId } as CabinetCaller;
}

/** Doubled slashes are ignored, so the specification's `/ozonCabinet/...` and `ozonCabinet/...` both arrive. */
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
    schema: {
      [isGet ? 'querystring' : 'body']: route.input,
      response: { 200: route.output },
    },
    handler: async (request, reply) => {
      const input = (isGet ? request.query : request.body) as z.output<R['input']>;
      const caller = (await admit(server, route, request, input)) as CallerOf<R>;
      return handler({ input, caller, context: server.context, request, reply });
    },
  });
}

export type FileAnswer = { name: string; contentType: string; body: NodeJS.ReadableStream | Uint8Array };

/** Serves a `download` route: the same checks, and a file as the answer. */
export function serveFile<R extends Route>(
  server: Server,
  route: R,
  handler: (call: Call<R>) => Promise<FileAnswer>,
): void {
  server.fastify.route({
    method: 'POST',
    url: urlOf(route),
    schema: { body: route.input },
    handler: async (request, reply) => {
      const input = request.body as z.output<R['input']>;
      const caller = (await admit(server, route, request, input)) as CallerOf<R>;
      const file = await handler({ input, caller, context: server.context, request, reply });
      // RFC 6266: the plain name for old clients, the encoded one for everybody else.
      const plain = file.name.replaceAll(/[^\w.-]/g, '_');
      return reply
        .header(
          'content-disposition',
          `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        )
        .header('content-security-policy', 'sandbox')
        .type(file.contentType)
        .send(file.body);
    },
  });
}

/** Serves an `upload` route: one file in a multipart body, its input beside it as the JSON field `input`. */
export function serveUpload<R extends Route>(
  server: Server,
  route: R,
  maxBytes: number,
  handler: (call: Call<R> & { file: { name: string; bytes: Uint8Array } }) => Promise<z.input<R['output']>>,
): void {
  server.fastify.route({
    method: 'POST',
    url: urlOf(route),
    schema: { response: { 200: route.output } },
    handler: async (request, reply) => {
      if (!request.isMultipart()) throw problem('request.unsupportedType');
      const file = await request.file({
        limits: { fileSize: maxBytes, files: 1, fields: 2, fieldSize: 10_000 },
      });
      if (!file) throw problem('request.invalid', { field: 'file', rule: 'required' });
      const input = readInput<R>(route, file.fields['input']);
      const caller = (await admit(server, route, request, input)) as CallerOf<R>;
      const bytes = await file.toBuffer();
      return handler({
        input,
        caller,
        context: server.context,
        request,
        reply,
        file: { name: file.filename, bytes },
      });
    },
  });
}

function readInput<R extends Route>(route: R, field: unknown): z.output<R['input']> {
  const value = typeof field === 'object' && field !== null && 'value' in field ? field.value : undefined;
  const refused = problem('request.invalid', { field: 'input', rule: 'json' });
  if (typeof value !== 'string') throw refused;
  let given: unknown;
  try {
    given = JSON.parse(value);
  } catch {
    throw refused;
  }
  const parsed = (route.input as z.ZodType).safeParse(given);
  if (!parsed.success)
    throw problem('request.invalid', {
      field: parsed.error.issues[0]?.path.join('.') ?? '',
      rule: 'invalid',
    });
  return parsed.data as z.output<R['input']>;
}
