import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { RADAR_BOUNDS } from '@vitrina/contract/radar/bounds.ts';
import { type Kysely, sql } from 'kysely';
import { isOfOwnStorefront } from '../read/own-facts.ts';
import type { CardsTables } from '../tables.ts';
import type { Applied } from './apply-look.ts';
import { foldLine, type Line } from './fold-line.ts';
import { rateChange } from './rate-change.ts';

type Tables = Kysely<CardsTables>;
type Watcher = { cardId: number; cabinet_id: number; is_own: boolean; watching_since: Date };
type Known = Line & { id: number; cabinetId: number; cardId: number };
/** What a look made of a card, with the moment of the look. */
export type Changed = { applied: Applied; at: Date };
type Concerned = Changed & { watcher: Watcher; change: Applied['changes'][number] };

/** No line lasts longer than the day it may be begun anew in and the day it may go back in. */
const LONGEST_LINE_MS = 2 * RADAR_BOUNDS.noiseHours * HOUR_MS;

const keyOf = ({ cardId, cabinetId }: { cardId: number; cabinetId: number }) => `${cardId} ${cabinetId}`;
const pairOf = ({ watcher }: Concerned) => keyOf({ cardId: watcher.cardId, cabinetId: watcher.cabinet_id });

async function listWatchers(db: Tables, changed: readonly Changed[]): Promise<Watcher[]> {
  const ids = changed.map(({ applied: { row } }) => row.id);
  const { rows } = await sql<Watcher>`
    select product.card_id as "cardId", product.cabinet_id, product.is_own, product.watching_since
    from (
      select card_id, cabinet_id, is_own, watching_since from radar_products
      where card_id = any(${ids}::integer[]) and not is_paused and resting_since is null
      union all
      select own_card_id, cabinet_id, is_own, watching_since from radar_products
      where own_card_id = any(${ids}::integer[]) and not is_paused and resting_since is null
    ) as product
    join cabinets on cabinets.id = product.cabinet_id and not cabinets.is_blocked
    order by product.card_id, product.cabinet_id`.execute(db);
  return rows;
}

/** Lines that a change of these cards may go on with, of each cabinet that it concerns. */
async function listKnown(db: Tables, concerned: readonly Concerned[]): Promise<Known[]> {
  const wanted = [...new Map(concerned.map((one) => [pairOf(one), one])).values()];
  const { rows } = await sql<Known>`
    select line.id, line.cabinet_id as "cabinetId", line.card_id as "cardId", line.difference, line.at, line.times,
      line.last_at as "lastAt", line.is_back as "isBack"
    from unnest(
      ${wanted.map(({ watcher }) => watcher.cabinet_id)}::integer[],
      ${wanted.map(({ applied }) => applied.row.sku)}::bigint[],
      ${wanted.map(({ watcher }) => watcher.cardId)}::integer[],
      ${wanted.map(({ at }) => new Date(at.getTime() - LONGEST_LINE_MS))}::timestamptz[]
    ) as wanted (cabinet_id, sku, card_id, since)
    join radar_changes as line on line.cabinet_id = wanted.cabinet_id and line.sku = wanted.sku
      and line.card_id = wanted.card_id and line.at >= wanted.since`.execute(db);
  return rows;
}

/**
 * Each fact of an own product has one source, so that nothing is said twice. A change concerns who was watching when the
 * fact was read before: what may be older than that is nothing new to them.
 */
function concerns(watcher: Watcher, card: Applied['row'], change: Applied['changes'][number]): boolean {
  if (watcher.watching_since > change.fromAt) return false;
  return card.cabinet_id !== null || !watcher.is_own || isOfOwnStorefront(change.difference.kind);
}

function toRow({ watcher: { cabinet_id, is_own }, applied: { row }, change, at }: Concerned) {
  const { difference, fromAt } = change;
  return {
    cabinet_id,
    sku: row.sku,
    card_id: row.id,
    snapshot: row.snapshots_count,
    is_own,
    kind: difference.kind,
    difference,
    importance: rateChange(difference, { isOwn: is_own }),
    from_at: fromAt,
    at,
    last_at: at,
  };
}

/** Held in the order of their numbers, as everybody takes them. */
async function writeFolded(db: Tables, folded: readonly Known[]): Promise<void> {
  if (folded.length === 0) return;
  const lines = folded.map(({ cabinetId, id, times, isBack, lastAt }) => ({
    cabinet_id: cabinetId,
    id,
    times,
    is_back: isBack,
    last_at: lastAt,
  }));
  await sql`
    with fold as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as fold (cabinet_id integer, id integer, times integer, is_back boolean, last_at timestamptz)
    ), held as materialized (
      select line.cabinet_id, line.id from radar_changes as line
      where (line.cabinet_id, line.id) in (select cabinet_id, id from fold)
      order by line.id for no key update
    )
    update radar_changes as line set times = fold.times, is_back = fold.is_back, last_at = fold.last_at
    from held join fold using (cabinet_id, id)
    where line.cabinet_id = held.cabinet_id and line.id = held.id`.execute(db);
}

async function writeAdded(db: Tables, added: readonly Concerned[]): Promise<void> {
  if (added.length === 0) return;
  await sql`
    insert into radar_changes (cabinet_id, sku, card_id, snapshot, is_own, kind, difference, importance, from_at, at, last_at)
    select cabinet_id, sku, card_id, snapshot, is_own, kind, difference, importance, from_at, at, last_at
    from jsonb_to_recordset(${JSON.stringify(added.map(toRow))}::jsonb) as line (
      cabinet_id integer, sku bigint, card_id integer, snapshot integer, is_own boolean, kind text, difference jsonb,
      importance text, from_at timestamptz, at timestamptz, last_at timestamptz
    )
    on conflict on constraint radar_changes_once do nothing`.execute(db);
}

/**
 * Writes the changes of different cards into the feeds of every cabinet that they concern, in a few statements however
 * many cards there are. The cards' rows must be held.
 */
export async function writeLines(db: Tables, looks: readonly Changed[]): Promise<void> {
  const changed = looks.filter(({ applied }) => applied.changes.length > 0);
  if (changed.length === 0) return;
  const watchers = Map.groupBy(await listWatchers(db, changed), ({ cardId }) => cardId);
  const concerned = changed.flatMap((one) =>
    (watchers.get(one.applied.row.id) ?? []).flatMap((watcher) =>
      one.applied.changes
        .filter((change) => concerns(watcher, one.applied.row, change))
        .map((change) => ({ ...one, watcher, change })),
    ),
  );
  if (concerned.length === 0) return;
  const known = Map.groupBy(await listKnown(db, concerned), keyOf);
  const judged = concerned.map((one) => ({
    one,
    line: foldLine(known.get(pairOf(one)) ?? [], one.change.difference, one.at),
  }));
  await writeFolded(
    db,
    judged.flatMap(({ line }) => line ?? []),
  );
  await writeAdded(
    db,
    judged.flatMap(({ one, line }) => (line ? [] : [one])),
  );
}
