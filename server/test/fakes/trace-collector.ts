import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { startTinyServer } from './tiny-server.ts';

const Value = z.looseObject({ stringValue: z.optional(z.string()), intValue: z.optional(z.number()) });
const Attributes = z
  .array(z.object({ key: z.string(), value: Value }))
  .transform((all) =>
    Object.fromEntries(all.map(({ key, value }) => [key, value.stringValue ?? value.intValue])),
  );
const Span = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  kind: z.int(),
  attributes: Attributes,
  status: z.looseObject({ code: z.optional(z.int()), message: z.optional(z.string()) }),
});
export type CollectedSpan = z.infer<typeof Span>;
const Body = z.object({
  resourceSpans: z.array(
    z.looseObject({
      resource: z.looseObject({ attributes: Attributes }),
      scopeSpans: z.array(z.looseObject({ spans: z.array(Span) })),
    }),
  ),
});

export type TraceCollector = {
  url: string;
  spans: CollectedSpan[];
  /** What each body says of the process that has sent it. */
  resources: Record<string, unknown>[];
  /** Headers and bodies, as they came over the line. */
  requests: { headers: IncomingMessage['headers']; body: string }[];
  stop(): Promise<void>;
};

/** A collector that takes traces as OpenTelemetry's does: OTLP by HTTP in JSON. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const tiny = await startTinyServer();
  const collector: TraceCollector = {
    url: tiny.url,
    spans: [],
    resources: [],
    requests: [],
    stop: () => tiny.stop(),
  };
  async function take(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    collector.requests.push({ headers: request.headers, body });
    for (const { resource, scopeSpans } of Body.parse(JSON.parse(body)).resourceSpans) {
      collector.resources.push(resource.attributes);
      collector.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
    }
    response
      .writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' })
      .end('{}');
  }
  tiny.answer = (request, response) => void take(request, response);
  return collector;
}
