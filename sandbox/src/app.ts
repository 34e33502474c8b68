import { type FastifyInstance, fastify } from 'fastify';
import { answerMoments, createMomentClock } from './clock/answer-moments.ts';
import { createClock } from './clock/create-clock.ts';
import { openKeptClock, startOfClock } from './clock/keep-clock.ts';
import { serveClock } from './clock/serve-clock.ts';
import { createFaultBoard } from './faults/create-fault-board.ts';
import { serveFaults } from './faults/serve-faults.ts';
import { serveFeed } from './feed/serve-feed.ts';
import { serveImages } from './images/serve-images.ts';
import { serveKeys } from './keys/serve-keys.ts';
import { serveMailbox } from './mailbox/serve-mailbox.ts';
import { createMarket } from './market/create-market.ts';
import { serveMessenger } from './messenger/serve-messenger.ts';
import { openPictureFiles, PICTURES_PREFIX } from './ozon/pictures/open-picture-files.ts';
import { servePictures } from './ozon/pictures/serve-pictures.ts';
import { serveSellerApi } from './ozon/serve-seller-api.ts';
import { servePage } from './page/serve-page.ts';
import { servePayments } from './payments/serve-payments.ts';
import { servePerformanceApi } from './performance/serve-performance-api.ts';
import { openStore } from './platform/open-store.ts';
import { tick } from './platform/tick.ts';
import { serveReceiver } from './receiver/serve-receiver.ts';
import { serveSellerCabinet } from './seller-cabinet/serve-seller-cabinet.ts';
import { openSettings } from './settings/open-settings.ts';
import { serveSettings } from './settings/serve-settings.ts';
import { createShelves } from './shelf/create-shelves.ts';
import { serveStorefront } from './storefront/serve-storefront.ts';
import { createTraffic } from './traffic/create-traffic.ts';
import { serveTruth } from './truth/serve-truth.ts';
import { serveWbStorefront } from './wb-storefront/serve-wb-storefront.ts';
import { serveWildberries } from './wildberries/serve-wildberries.ts';
import { serveYandexMarket } from './yandex-market/serve-yandex-market.ts';

export type SandboxOptions = {
  seed: number;
  queryCount?: number | undefined;
  productCount?: number | undefined;
  /** Unless the clock has come further already; by default the real time. */
  startAt?: Date | undefined;
  speed?: number | undefined;
  /** Where what people and clients do is kept; without it everything is forgotten at the end. */
  stateFile?: string | undefined;
  /** Where the mailbox takes mail by SMTP; without it none comes in. */
  smtp?: { host: string; port: number } | undefined;
};

/** The parts of the outside world and where they stand; all live in one market under one clock. */
const PARTS = [
  ['', serveClock],
  ['', serveFaults],
  ['', serveSettings],
  ['', serveKeys],
  ['', servePage],
  ['/images', serveImages],
  ['/ozon-seller', serveSellerApi],
  [PICTURES_PREFIX, servePictures],
  ['/ozon-performance', servePerformanceApi],
  ['/storefront', serveStorefront],
  ['/seller-cabinet', serveSellerCabinet],
  ['/feed', serveFeed],
  ['/telegram', serveMessenger],
  ['/mailbox', serveMailbox],
  ['/receiver', serveReceiver],
  ['/yookassa', servePayments],
  ['/yandex-market', serveYandexMarket],
  ['/truth', serveTruth],
  ['/wildberries', serveWildberries],
  ['/wb-storefront', serveWbStorefront],
] as const;

export function buildSandbox(options: SandboxOptions): FastifyInstance {
  const { seed, queryCount, productCount, speed, stateFile } = options;
  const store = openStore(stateFile);
  const kept = openKeptClock(store);
  const startAt = startOfClock(kept.lastNow, options.startAt ?? new Date());
  const market = createMarket({ seed, queryCount, productCount, store });
  const clock = createMomentClock(createClock({ startAt, speed }));
  const settings = openSettings(store);
  const world = {
    market,
    store,
    clock,
    faults: createFaultBoard(),
    shelves: createShelves(market),
    traffic: createTraffic(market, settings),
    settings,
    smtp: options.smtp,
    pictureFiles: openPictureFiles(store),
  };
  // A request that a fault keeps waiting must not keep the sandbox from closing.
  const app = fastify({ forceCloseConnections: true });
  answerMoments(app, clock);
  tick(app, () => kept.keep(clock));
  app.addHook('onClose', async () => store.close());
  for (const [prefix, serve] of PARTS) {
    app.register(async (part) => serve(part, world), { prefix });
  }
  return app;
}
