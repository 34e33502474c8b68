import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { listNotifications } from '@vitrina/contract/notifications/notifications.ts';
import * as contract from '@vitrina/contract/product-card.ts';
import { sql } from 'kysely';
import { makeRun } from '../src/product-card/runs/make-run.ts';
import { startTestApp, type TestApp } from './app.ts';
import { makeCabinet } from './builders/factories.ts';
import { loadMarket } from './builders/query-days.ts';
import { showCards, type TinyCard } from './fakes/card-storefront.ts';
import { startTinyFeed } from './fakes/tiny-feed.ts';
import { startTinyStorefront } from './fakes/tiny-storefront.ts';

export const CITY = 1;
export const RIVAL = 900_001;
export const MINE = 900_002;
export const CARD: TinyCard = {
  title: 'Чайник стальной для дачи',
  pictures: ['https://img.test/1.jpg', 'https://img.test/2.jpg', 'javascript:alert(1)'],
  characteristics: [{ name: 'Объём', value: '2 л' }],
  sellers: [{ sku: 900_010, name: 'Сосед', price: '1 050 ₽' }],
};
/** Three of them are made of the title's words. */
const QUERIES = ['чайник', 'чайник стальной', 'чайники для дачи', 'стальные ложки', 'лампа'];

type Cabinet = Awaited<ReturnType<typeof makeCabinet>>;

/** What a cabinet can do with cards by the routes. */
function cardsOf(app: TestApp, { id, owner }: Cabinet) {
  const { token } = owner;
  const inCabinet = { cabinetId: id };
  const order = (card: string) => ({ ...inCabinet, card, cityId: CITY });
  const start = (card = String(RIVAL)) => app.call(contract.startCardRun, order(card), token);
  const open = (runId: string) => app.call(contract.getCardRun, { ...inCabinet, runId }, token);
  return {
    id,
    token,
    start,
    open,
    list: () => app.call(contract.listCardRuns, inCabinet, token),
    refusedBy: async (card: string) => (await app.inject(contract.startCardRun, order(card), token)).body,
    /** Orders a run and makes it as a worker does. */
    finish: async (card?: string) => {
      const { runId } = await start(card);
      await makeRun(app.context, runId);
      return open(runId);
    },
    gaps: (runId: string) => app.call(contract.getCardGaps, { ...inCabinet, runId, sku: MINE }, token),
    spent: async (): Promise<number> => {
      const { limits } = await app.call(getCabinetLimits, inCabinet, token);
      return limits.find(({ name }) => name === 'productCardRuns')?.current ?? -1;
    },
    notifications: async () => {
      const { notifications } = await app.call(listNotifications, {}, token);
      return notifications.map(({ event }) => event).filter(({ kind }) => kind.startsWith('card'));
    },
  };
}

/** A small market and a storefront with one rival's card. */
export async function openCardPipeline() {
  const [tiny, feed] = [await startTinyStorefront(), await startTinyFeed()];
  const app = await startTestApp({
    env: { STOREFRONT_URL: tiny.url, QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' },
  });
  await loadMarket(app, feed, { queries: QUERIES, last: '2026-03-01', days: 8 });
  const cards = new Map([[RIVAL, CARD]]);
  return {
    app,
    tiny,
    cards,
    /** A new cabinet before empty shelves. */
    begin: async (owner?: Cabinet['owner']) => {
      tiny.shelves.clear();
      tiny.requests.length = 0;
      showCards(tiny, cards);
      await sql`truncate storefront_pauses, shelves, shelf_outbox, quota`.execute(app.context.db);
      for (const table of ['shelf_read', 'shelf_tile', 'card_snap'])
        await app.context.clickhouse.command('test: empty', `truncate table ${table}`);
      return cardsOf(app, await makeCabinet(app, owner === undefined ? {} : { owner }));
    },
    cardsOf: async () => cardsOf(app, await makeCabinet(app)),
    close: async () => {
      await app.close();
      await feed.stop();
      await tiny.close();
    },
  };
}
export type CardPipeline = Awaited<ReturnType<typeof openCardPipeline>>;
export type CardOffice = Awaited<ReturnType<CardPipeline['begin']>>;
