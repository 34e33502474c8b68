import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followClock } from './clock.ts';

const START = Date.parse('2026-03-02T09:00:00Z');
const server = createServer((_request, response) => {
  response.end(JSON.stringify({ now: new Date(START).toISOString(), speed: 600 }));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

it('runs on at the followed speed between readings', async () => {
  const { port } = server.address() as AddressInfo;
  const clock = await followClock(`http://127.0.0.1:${port}`);
  const first = clock.now().getTime();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const passed = clock.now().getTime() - first;
  clock.stop();
  expect(first).toBeGreaterThanOrEqual(START);
  // 50 ms of the machine are at least 30 simulated seconds at 600×.
  expect(passed).toBeGreaterThanOrEqual(29_000);
  expect(clock.speed()).toBe(600);
});
