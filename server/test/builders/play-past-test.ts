import type { AddressInfo } from 'node:net';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { findCabinet } from '../../src/cabinets/find-cabinet.ts';
import { listAdvertised, type PastTest, playOnce } from '../../src/past/ab-tests.ts';
import { contextAt } from '../../src/past/context-at.ts';
import { alone } from '../../src/past/play-tests.ts';
import type { Context } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';
import type { Sandbox } from '../fakes/sandbox.ts';
import type { Shop } from './own-figures.ts';
import { givePoints } from './points.ts';

const POINTS = 1000;
const TEST: PastTest = {
  name: 'Два фото',
  daysAgo: 4,
  images: 2,
  settings: { strategy: 'views', intervalMinutes: 180, targetViews: 10_000_000, forceFinish: '1.00:00:00' },
};

type Playing = { cabinetId: number; past: PastTest; until: Date };

/** An image test of a cabinet, lived through by the worker's functions from so many days ago. */
export async function playTest(context: Context, { cabinetId, past, until }: Playing): Promise<void> {
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet) throw new Error('The cabinet is gone.');
  const from = new Date(until.getTime() - past.daysAgo * DAY_MS);
  const advertised = await listAdvertised(contextAt(context, from), cabinet);
  const shop = { cabinet, userId: cabinet.owner_id, advertised };
  const { signal } = new AbortController();
  await alone(context, cabinetId, () => playOnce(context, shop, { past, from, until, signal }));
}

/** An image test of a day that ended some days ago: its counters have come since. */
export async function playPastTest(app: TestApp, sandbox: Sandbox, shop: Shop): Promise<void> {
  const { context } = app;
  // The marketplace fetches images from the product, and the product pictures from the marketplace.
  await app.server.fastify.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.fastify.server.address() as AddressInfo;
  context.env.PUBLIC_URL = `http://127.0.0.1:${port}`;
  context.env.CLOCK_URL = `${sandbox.url}/clock`;
  await givePoints(app, shop.owner.id, POINTS);
  await playTest(context, { cabinetId: shop.id, past: TEST, until: app.clock.now() });
}
