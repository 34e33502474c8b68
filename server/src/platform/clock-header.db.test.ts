import { CLOCK_HEADER } from '@vitrina/contract/clock-header.ts';
import { afterEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';

let app: TestApp | undefined;
afterEach(async () => app?.close());

async function readHeader(clockUrl: string): Promise<unknown> {
  app = await startTestApp({ now: new Date('2026-12-01T00:00:00Z'), env: { CLOCK_URL: clockUrl } });
  const answer = await app.server.fastify.inject('/api/health');
  return answer.headers[CLOCK_HEADER];
}

test('answers carry the clock that the product follows', async () => {
  expect(await readHeader('http://127.0.0.1:9/clock')).toBe('2026-12-01T00:00:00.000Z 1');
});

test('a product with the real time keeps it to itself', async () => {
  expect(await readHeader('')).toBeUndefined();
});
