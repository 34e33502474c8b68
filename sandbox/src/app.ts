import { type FastifyInstance, fastify } from 'fastify';
import { createClock } from './clock/create-clock.ts';
import { openKeptClock, startOfClock } from './clock/keep-clock.ts';
import { serveClock } from './clock/serve-clock.ts';
import { createFaultBoard } from './faults/create-fault-board.ts';
import { serveFaults } from './faults/serve-faults.ts';
import { serveFeed } from './feed/serve-feed.ts';
import { serveImages } from './images/serve-images.ts';
import { serveKeys } from './keys/serve-keys.ts';
import { createMarket } from './market/create-market.ts';
import { serveSellerApi } from './ozon/serve-seller-api.ts';
import { openStore } from './platform/open-store.ts';
import { tick } from './platform/tick.ts';
import { servePage } from './page/serve-page.ts';
import { createShelves } from './shelf/create-shelves.ts';
import { serveStorefront } from './storefront/serve-storefront.ts';
import { serveTruth } from './truth/serve-truth.ts';

export type SandboxOptions = {
  seed: number;
  queryCount?: number | undefined;
  productCount?: number | undefined;
  startAt?: Date | undefined;
  speed?: number | undefined;
  /** Where what people and clients do is kept; without it everything is forgotten at the end. */
  stateFile?: string | undefined;
};

/** The parts of the outside world and where they stand; all live in one market under one clock. */
const PARTS = [
  ['', serveClock],
  ['', serveFaults],
  ['', serveKeys],
  ['', servePage],
  ['/images', serveImages],
  ['/ozon-seller', serveSellerApi],
  ['/storefront', serveStorefront],
  ['/feed', serveFeed],
  ['/truth', serveTruth],
] as const;

export function buildSandbox(options: SandboxOptions): FastifyInstance {
  const { seed, queryCount, productCount, speed, stateFile } = options;
  const store = openStore(stateFile);
  const kept = openKeptClock(store);
  const startAt = options.startAt ?? startOfClock(kept.lastNow, new Date());
  const market = createMarket({ seed, queryCount, productCount });
  const world = {
    market,
    store,
    clock: createClock({ startAt, speed }),
    faults: createFaultBoard(),
    shelves: createShelves(market),
  };
  // A request that a fault keeps waiting must not keep the sandbox from closing.
  const app = fastify({ forceCloseConnections: true });
  tick(app, () => kept.keep(world.clock));
  app.addHook('onClose', async () => store.close());
  for (const [prefix, serve] of PARTS) {
    app.register(async (part) => serve(part, world), { prefix });
  }
  return app;
}
