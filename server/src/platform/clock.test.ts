import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followClock, settleClock } from './clock.ts';

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

it.each([
  ['inside of what is possible ours stays', 1500, 1500],
  ['behind it is pulled to the earliest', 900, 1000],
  ['ahead of it is pulled to the latest', 2500, 2000],
])('%s', (_name, ours, settled) => {
  expect(settleClock(ours, 1000, 1000)).toBe(settled);
});

it('does not jump back when answers come late now and then', async () => {
  const startedAt = performance.now();
  const late = createServer((_request, response) => {
    const now = new Date(START + (performance.now() - startedAt) * 1000).toISOString();
    const waitMs = Math.random() < 0.5 ? 0 : 60;
    setTimeout(() => response.end(JSON.stringify({ now, speed: 1000 })), waitMs);
  });
  await new Promise<void>((resolve) => late.listen(0, '127.0.0.1', resolve));
  const { port } = late.address() as AddressInfo;
  const clock = await followClock(`http://127.0.0.1:${port}`);
  let last = clock.now().getTime();
  const jumpsBack: number[] = [];
  for (const endsAt = performance.now() + 1500; performance.now() < endsAt; ) {
    const now = clock.now().getTime();
    if (now < last) jumpsBack.push(last - now);
    last = now;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  clock.stop();
  await new Promise<void>((resolve) => late.close(() => resolve()));
  expect(jumpsBack).toEqual([]);
});
