import { createHash } from 'node:crypto';
import type { RadarDifference, RadarImportance } from '@vitrina/contract/radar/changes.ts';
import type { CardFacts } from '../../src/cards/facts.ts';
import type { CardsTables } from '../../src/cards/tables.ts';
import type { TestApp } from '../app.ts';

type Card = {
  sku: number;
  /** Whose key tells of it; left out: the storefront does. */
  cabinetId?: number;
  /** Each holds what changed, the first one everything. */
  snapshots: readonly { at: string | Date; facts: CardFacts }[];
  gaps?: readonly { from: string | Date; to: string | Date }[];
  /** Of the last answered look; left out: of the last snapshot. */
  lookedAt?: string | Date;
  failingSince?: string | Date;
};

/** A card as looks leave it: what is known of it now, and a snapshot for each change. Answers its number. */
export async function makeWatchedCard({ context, clock }: TestApp, card: Card): Promise<number> {
  const db = context.db.withTables<CardsTables>();
  const { sku, cabinetId = null, snapshots, gaps = [], lookedAt, failingSince } = card;
  const facts: CardFacts = {};
  for (const one of snapshots) Object.assign(facts, one.facts);
  const last = snapshots.at(-1)?.at;
  const looked = lookedAt ?? last;
  const { id } = await db
    .insertInto('watched_cards')
    .values({
      sku,
      cabinet_id: cabinetId,
      facts: last === undefined ? null : JSON.stringify(facts),
      snapshots_count: snapshots.length,
      watchers: 1,
      next_look_at: clock.now(),
      every_seconds: 3600,
      looked_at: looked === undefined ? null : new Date(looked),
      changed_at: last === undefined ? null : new Date(last),
      failing_since: failingSince === undefined ? null : new Date(failingSince),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  let hash = Buffer.alloc(0);
  for (const [index, snapshot] of snapshots.entries()) {
    const content = JSON.stringify(snapshot.facts);
    const before = snapshots[index - 1]?.at;
    hash = createHash('sha256').update(hash).update(content).digest();
    await db
      .insertInto('card_snapshots')
      .values({
        card_id: id,
        number: index + 1,
        from_at: before === undefined ? null : new Date(before),
        at: new Date(snapshot.at),
        is_full: index === 0,
        facts: content,
        hash,
      })
      .execute();
  }
  for (const { from, to } of gaps) {
    await db
      .insertInto('card_gaps')
      .values({ card_id: id, from_at: new Date(from), to_at: new Date(to), reason: 'unreachable' })
      .execute();
  }
  return id;
}

type Watch = { cabinetId: number; sku: number; cardId: number; ownCardId?: number; addedAt?: string | Date };

/** The cabinet has the card on its radar. */
export async function watchCard(
  { context, clock }: TestApp,
  { cabinetId, sku, cardId, ownCardId, addedAt }: Watch,
): Promise<void> {
  const added = addedAt === undefined ? clock.now() : new Date(addedAt);
  await context.db
    .withTables<CardsTables>()
    .insertInto('radar_products')
    .values({
      cabinet_id: cabinetId,
      sku,
      is_own: ownCardId !== undefined,
      added_by: null,
      added_at: added,
      watching_since: added,
      tag_id: null,
      resting_since: null,
      card_id: cardId,
      own_card_id: ownCardId ?? null,
    })
    .execute();
}

type Change = {
  cabinetId: number;
  sku: number;
  cardId: number;
  at: string | Date;
  difference: RadarDifference;
  snapshot?: number;
  isOwn?: boolean;
  importance?: RadarImportance;
  times?: number;
  lastAt?: string | Date;
  isBack?: boolean;
};

const HOUR_MS = 3_600_000;

/** A line of the feed, seen an hour after the look before. Answers its number. */
export async function makeRadarChange({ context }: TestApp, change: Change): Promise<number> {
  const at = new Date(change.at);
  const { id } = await context.db
    .withTables<CardsTables>()
    .insertInto('radar_changes')
    .values({
      cabinet_id: change.cabinetId,
      sku: change.sku,
      card_id: change.cardId,
      snapshot: change.snapshot ?? 2,
      is_own: change.isOwn ?? false,
      kind: change.difference.kind,
      difference: JSON.stringify(change.difference),
      importance: change.importance ?? 'normal',
      from_at: new Date(at.getTime() - HOUR_MS),
      at,
      times: change.times ?? 1,
      last_at: new Date(change.lastAt ?? at),
      is_back: change.isBack ?? false,
      acknowledged_by: null,
      acknowledged_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
