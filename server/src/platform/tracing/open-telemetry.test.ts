import { setImmediate } from 'node:timers/promises';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { beforeEach, expect, it } from 'vitest';
import { openTelemetry } from './open-telemetry.ts';
import { readSampler } from './read-sampler.ts';
import type { Step, Tracing } from './tracing.ts';

let exporter: InMemorySpanExporter;
let tracing: Tracing;

function open(sampler = readSampler()): Tracing {
  const processor = new SimpleSpanProcessor({ exporter });
  return openTelemetry({ processor, sampler, resource: emptyResource() });
}

beforeEach(() => {
  exporter = new InMemorySpanExporter();
  tracing = open();
});

const step = (name: string): Step => ({ name, durationMs: 40, isFailed: false, attributes: { name } });
const ended = () =>
  exporter.getFinishedSpans().map((span) => ({
    name: span.name,
    trace: span.spanContext().traceId,
    parent: span.parentSpanContext?.spanId,
    id: span.spanContext().spanId,
    span,
  }));

it('statements and calls belong to the request that waits for them, whatever runs beside it', async () => {
  const work = async (name: string) => {
    const trace = tracing.begin('request', name, {});
    await trace.runWithin(async () => {
      await setImmediate();
      tracing.addStatement(step(`statement of ${name}`));
      await setImmediate();
      tracing.addCall(step(`call of ${name}`));
    });
    trace.end({ isFailed: false });
    return trace.id;
  };
  const [first, second] = await Promise.all([work('first'), work('second')]);
  for (const [trace, name] of [
    [first, 'first'],
    [second, 'second'],
  ]) {
    const spans = ended().filter((span) => span.trace === trace);
    const root = spans.find((span) => span.name === name);
    expect(root?.parent).toBe(undefined);
    expect(spans.map((span) => [span.name, span.parent])).toEqual([
      [`statement of ${name}`, root?.id],
      [`call of ${name}`, root?.id],
      [name, undefined],
    ]);
  }
});

it('outside of a request or job a statement is left out, and a call is a trace by itself', () => {
  tracing.addStatement(step('statement'));
  tracing.addCall(step('call'));
  expect(ended()).toEqual([expect.objectContaining({ name: 'call', parent: undefined })]);
});

it('a step began as long ago as it took, and says how it ended without a message', () => {
  tracing.addCall({ ...step('call'), isFailed: true, attributes: { 'error.type': 'timeout' } });
  const [{ span } = { span: undefined }] = ended();
  expect(span?.kind).toBe(SpanKind.CLIENT);
  expect(span?.duration[1]).toBeCloseTo(40_000_000, -7);
  expect(span?.status).toEqual({ code: SpanStatusCode.ERROR });
  expect(span?.attributes).toEqual({ 'error.type': 'timeout' });
});

it('what happens in one process is not seen by another one’s traces', () => {
  const other = open();
  const trace = tracing.begin('job', 'job', {});
  trace.runWithin(() => other.addStatement(step('of the other')));
  trace.end({ isFailed: false });
  expect(ended().map(({ name }) => name)).toEqual(['job']);
});

it('a trace that ends twice is one that ended the first time', () => {
  const trace = tracing.begin('request', 'request', {});
  trace.end({ isFailed: true });
  trace.end({ isFailed: false, attributes: { late: 1 } });
  expect(ended().map(({ span }) => [span.status.code, span.attributes])).toEqual([
    [SpanStatusCode.ERROR, {}],
  ]);
});

it('a trace that is not kept leaves out its statements too', () => {
  tracing = open(readSampler('traceidratio', '0'));
  const trace = tracing.begin('request', 'request', {});
  trace.runWithin(() => tracing.addStatement(step('statement')));
  trace.end({ isFailed: false });
  expect(ended()).toEqual([]);
});
