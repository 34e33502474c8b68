import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { startTinyServer } from './tiny-server.ts';

const Frame = z.looseObject({ filename: z.string(), function: z.string() });
const Thrown = z.looseObject({
  type: z.string(),
  value: z.string(),
  mechanism: z.optional(z.looseObject({ handled: z.boolean() })),
  stacktrace: z.optional(z.looseObject({ frames: z.array(Frame) })),
});
const Crumb = z.looseObject({
  category: z.string(),
  message: z.optional(z.string()),
  data: z.optional(z.record(z.string(), z.unknown())),
});
const Event = z.looseObject({
  level: z.optional(z.string()),
  timestamp: z.number(),
  release: z.string(),
  environment: z.string(),
  transaction: z.optional(z.string()),
  tags: z.optional(z.record(z.string(), z.string())),
  exception: z.looseObject({ values: z.array(Thrown) }),
  breadcrumbs: z.optional(z.array(Crumb)),
});
type ReceivedReport = z.infer<typeof Event>;
const Head = z.looseObject({ type: z.string() });

export type Receiver = {
  dsn: string;
  origin: string;
  /** In the order in which they came. */
  reports: ReceivedReport[];
  /** Whole bodies, as they came over the line. */
  bodies: string[];
  /** With what it answers from now on; a promise keeps the sender waiting. */
  answer: () => Promise<{ status: number; headers?: Record<string, string> }>;
  /** What the reported errors say, the outermost of each chain. */
  messages(): string[];
  stop(): Promise<void>;
};

/** A server that takes reports of errors as Sentry does: envelopes of one line a part. */
export async function startReceiver(): Promise<Receiver> {
  const tiny = await startTinyServer();
  const receiver: Receiver = {
    dsn: `${tiny.url.replace('http://', 'http://public@')}/7`,
    origin: tiny.url,
    reports: [],
    bodies: [],
    answer: async () => ({ status: 200 }),
    messages: () => receiver.reports.map(({ exception }) => exception.values.at(-1)?.value ?? ''),
    stop: () => tiny.stop(),
  };
  async function take(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    receiver.bodies.push(body);
    receiver.reports.push(...readEnvelope(body));
    const { status, headers } = await receiver.answer();
    response
      .writeHead(status, {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'retry-after, x-sentry-rate-limits',
        ...headers,
      })
      .end('{}');
  }
  tiny.answer = (request, response) => void take(request, response);
  return receiver;
}

function readEnvelope(body: string): ReceivedReport[] {
  const [, ...lines] = body.split('\n').filter((line) => line !== '');
  const parsed = lines.map((line): unknown => JSON.parse(line));
  return parsed.flatMap((head, nth) =>
    nth % 2 === 0 && Head.parse(head).type === 'event' ? [Event.parse(parsed[nth + 1])] : [],
  );
}
