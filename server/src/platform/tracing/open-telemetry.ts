import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import { type Sampler, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Attributes, Outcome, Step, Tracing } from './tracing.ts';

type Options = { processor: SpanProcessor; sampler: Sampler; resource: Resource };

const LONGEST_FLUSH_MS = 3000;

const KINDS = { request: SpanKind.SERVER, job: SpanKind.CONSUMER };

function finish(span: Span, { attributes = {}, isFailed }: Outcome): void {
  // Whoever leaves an answer that has begun ends it twice; nothing is kept of one that is not sampled.
  if (!span.isRecording()) return;
  span.setAttributes(attributes);
  // No message: one of an engine quotes the row that it refused.
  if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Nothing global: two servers of one process do not see each other's traces. */
export function openTelemetry({ processor, sampler, resource }: Options): Tracing {
  const provider = new TracerProvider({ spanProcessors: [processor], sampler, resource });
  const tracer = provider.getTracer('vitrina');
  const running = new AsyncLocalStorage<Span>();

  function add({ name, durationMs, ...outcome }: Step, parent: Span | undefined): void {
    const end = Date.now();
    const options = { kind: SpanKind.CLIENT, startTime: new Date(end - durationMs) };
    const around = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    finish(tracer.startSpan(name, options, around), outcome);
  }

  return {
    begin: (kind, name, attributes: Attributes) => {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, ROOT_CONTEXT);
      return {
        id: span.spanContext().traceId,
        runWithin: (work) => running.run(span, work),
        end: (outcome) => finish(span, outcome),
      };
    },
    addStatement: (step) => {
      const parent = running.getStore();
      if (parent) add(step, parent);
    },
    addCall: (step) => add(step, running.getStore()),
    close: async () => {
      // A collector that is away has been complained of by the exporter, and holds up nobody's end.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, setTimeout(LONGEST_FLUSH_MS, undefined, { ref: false })]);
    },
  };
}
