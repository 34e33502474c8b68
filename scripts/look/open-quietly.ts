import { setTimeout as wait } from 'node:timers/promises';
import { followPositions } from '@vitrina/contract/positions/live.ts';
import type { Page, Request } from 'playwright-core';

const QUIET_MS = 400;
const STEP_MS = 50;
const LONGEST_MS = 5000;

type Traffic = { open: Set<Request>; lastAt: number };

const trafficOf = new WeakMap<Page, Traffic>();

/** Its answer comes when something happens: a screen that has asked it waits for nothing. */
const isStanding = (request: Request) => new URL(request.url()).pathname.endsWith(followPositions.path);

function watchRequests(page: Page): Traffic {
  const traffic: Traffic = { open: new Set(), lastAt: performance.now() };
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    if (isStanding(request)) return;
    change(request);
    traffic.lastAt = performance.now();
  };
  const end = note((request) => traffic.open.delete(request));
  page.on(
    'request',
    note((request) => traffic.open.add(request)),
  );
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  trafficOf.set(page, traffic);
  return traffic;
}

/** Opens a screen, however that is done, and waits until nothing more comes. */
export async function openQuietly(page: Page, open: () => Promise<unknown>, heading: string): Promise<void> {
  const traffic = trafficOf.get(page) ?? watchRequests(page);
  // What the screen before was still asking is not waited for.
  traffic.open.clear();
  await open();
  // What a screen asks, it asks once it is drawn: the requests of the one before say nothing of it.
  traffic.lastAt = performance.now();
  await page.locator(heading).first().waitFor();
  const deadline = performance.now() + LONGEST_MS;
  while (performance.now() < deadline) {
    if (traffic.open.size === 0 && performance.now() - traffic.lastAt > QUIET_MS) return;
    await wait(STEP_MS);
  }
}
