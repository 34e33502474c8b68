import type { Route } from '@vitrina/contract/route.ts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { Problem, problem } from '../problem.ts';
import { createSemaphore } from '../semaphore.ts';
import { admit, type Call, callerOf, identifyFirst, type Server, urlOf } from './serve.ts';

type UploadCall<R extends Route> = Call<R> & { file: { name: string; bytes: Uint8Array } };

/** What stands in a multipart body beside the file. */
const AROUND_FILE_BYTES = 20_000;
/** Files are held in memory while they are worked on: so many of a route, and one of a person. */
const FILES = { atOnce: 8, waiting: 40 } as const;
/** Who sends longer than this gives way as soon as somebody waits: a few slow ones must not keep everybody else out. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 1000;

/**
 * Serves an `upload` route: one file in a multipart body, its input before it as the JSON field `input`. Nothing of the
 * body is read for whoever is not signed in, and nothing of the file for whoever lacks the right.
 */
export function serveUpload<R extends Route>(
  server: Server,
  route: R,
  maxBytes: number,
  handler: (call: UploadCall<R>) => Promise<z.input<R['output']>>,
): void {
  const pass = createSemaphore(FILES);
  const sending = new Set<number>();
  let waiting = 0;

  async function withinUploads<Result>(work: () => Promise<Result>): Promise<Result> {
    waiting += 1;
    let isWaiting = true;
    const enter = () => {
      if (isWaiting) waiting -= 1;
      isWaiting = false;
    };
    try {
      return await pass(() => {
        enter();
        return work();
      });
    } finally {
      enter();
    }
  }

  /** A person's second file waits for the first in the browser, not here. */
  async function oneOf<Result>(userId: number | undefined, work: () => Promise<Result>): Promise<Result> {
    if (userId === undefined) return withinUploads(work);
    if (sending.has(userId)) throw problem('request.tooMany', { seconds: 1 });
    sending.add(userId);
    try {
      return await withinUploads(work);
    } finally {
      sending.delete(userId);
    }
  }

  async function receive<Result>(request: FastifyRequest, read: () => Promise<Result>): Promise<Result> {
    const begunAt = performance.now();
    const look = setInterval(() => {
      if (waiting > 0 && performance.now() - begunAt > PATIENCE_MS) request.raw.destroy();
    }, LOOK_MS);
    try {
      return await readBody(read);
    } finally {
      clearInterval(look);
    }
  }

  server.fastify.route({
    method: 'POST',
    url: urlOf(route),
    config: { contract: route },
    schema: { response: { 200: route.output } },
    onRequest: identifyFirst(server, route),
    handler: async (request, reply) => {
      if (!request.isMultipart()) throw problem('request.unsupportedType');
      const known = callerOf(request);
      if (Number(request.headers['content-length'] ?? 0) > maxBytes + AROUND_FILE_BYTES)
        throw problem('request.tooLarge');
      return oneOf(known?.userId, async () => {
        const file = await receive(request, () => openFile(request, maxBytes));
        const input = readInput<R>(route, file.fields['input']);
        const admitted = await admit(server, route, known, input);
        const bytes = await receive(request, () => file.toBuffer());
        return handler({ ...admitted, input, request, reply, file: { name: file.filename, bytes } });
      });
    },
  });
}

/** The parser throws errors without a status for a body that ends early or has no boundary. */
async function readBody<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Problem || (error instanceof Error && 'statusCode' in error)) throw error;
    throw problem('request.invalid', { field: '', rule: 'malformed' });
  }
}

async function openFile(request: FastifyRequest, maxBytes: number) {
  const file = await request.file({
    limits: { fileSize: maxBytes, files: 1, fields: 2, fieldSize: 10_000 },
  });
  if (!file) throw problem('request.invalid', { field: 'file', rule: 'required' });
  return file;
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
