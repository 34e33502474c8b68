import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { RadarDifference, RadarImportance } from '@vitrina/contract/radar/changes.ts';
import type { CardFacts } from '../../src/cards/facts.ts';
import type { CardsTables } from '../../src/cards/tables.ts';
import type { TestApp } from '../app.ts';
import { makeRadarChange, makeWatchedCard, watchCard } from './watched-card.ts';

type Put = {
  sku: number;
  isOwn?: boolean;
  /** As buyers see it; null: nobody has looked yet. */
  facts?: CardFacts | null;
  nextLookAt?: Date;
  isPaused?: boolean;
};

/** A product on the cabinet's watch, with the card behind it; an own one has the seller's facts beside it. */
export async function watchProduct(
  app: TestApp,
  cabinetId: number,
  { sku, isOwn = false, facts = { title: `Карточка ${sku}` }, ...put }: Put,
): Promise<{ sku: number; cardId: number }> {
  const db = app.context.db.withTables<CardsTables>();
  const now = app.clock.now();
  const cardId = await makeWatchedCard(app, { sku, snapshots: facts === null ? [] : [{ at: now, facts }] });
  await db
    .updateTable('watched_cards')
    .set({ next_look_at: put.nextLookAt ?? new Date(now.getTime() + HOUR_MS) })
    .where('id', '=', cardId)
    .execute();
  const own = isOwn
    ? await makeWatchedCard(app, { sku, cabinetId, snapshots: [{ at: now, facts: {} }] })
    : null;
  await watchCard(app, { cabinetId, sku, cardId, ...(own === null ? {} : { ownCardId: own }) });
  if (put.isPaused === true)
    await db
      .updateTable('radar_products')
      .set({ is_paused: true })
      .where('cabinet_id', '=', cabinetId)
      .where('sku', '=', sku)
      .execute();
  return { sku, cardId };
}

type Line = Partial<{
  at: Date;
  difference: RadarDifference;
  importance: RadarImportance;
  isOwn: boolean;
  isBack: boolean;
  times: number;
}>;

let snapshots = 1;

/** A line of the feed; a price that has fallen where nothing else is said. */
export function addChange(
  app: TestApp,
  of: { cabinetId: number; sku: number; cardId: number },
  { at = app.clock.now(), difference = { kind: 'price', was: 120_000, now: 99_000 }, ...line }: Line = {},
): Promise<number> {
  return makeRadarChange(app, { ...of, snapshot: (snapshots += 1), at, difference, ...line });
}
