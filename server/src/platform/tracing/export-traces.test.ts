import { afterEach, expect, it, vi } from 'vitest';
import { startTinyServer } from '../../../test/fakes/tiny-server.ts';
import type { Log } from '../log.ts';
import { exportTraces } from './export-traces.ts';
import { readBatches } from './read-batches.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const step = { name: 'call', durationMs: 1, isFailed: false };

it.each([
  ['is away', 'http://127.0.0.1:9', undefined],
  ['refuses', undefined, 400],
])('a collector that %s is complained of once a batch, and holds up no end', async (_, address, status) => {
  const server = await startTinyServer();
  server.answer = (_request, response) => void response.writeHead(status ?? 200).end();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', address ?? server.url);
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '300');
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '10');
  const warn = vi.fn<(given: object, message: string) => void>();
  const tracing = exportTraces('main', { warn } as unknown as Log);
  tracing.addCall(step);
  await vi.waitFor(() => expect(warn.mock.calls[0]?.[1]).toBe('traces are not sent'), { timeout: 10_000 });
  tracing.addCall(step);
  const begun = performance.now();
  await tracing.close();
  expect(performance.now() - begun).toBeLessThan(5000);
  await server.stop();
});

it('batches are as the standard variables say, and an empty one says nothing', () => {
  expect(
    readBatches({
      OTEL_BSP_SCHEDULE_DELAY: '200',
      OTEL_BSP_MAX_QUEUE_SIZE: '10',
      OTEL_BSP_EXPORT_TIMEOUT: '',
    }),
  ).toEqual({ scheduledDelayMillis: 200, maxQueueSize: 10 });
  expect(() => readBatches({ OTEL_BSP_MAX_QUEUE_SIZE: 'many' })).toThrow(
    'OTEL_BSP_MAX_QUEUE_SIZE must be a whole number from 1 on.',
  );
});
