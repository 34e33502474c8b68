import { type Kysely, sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import type { CardFacts, Look } from '../facts.ts';
import type { CardsTables } from '../tables.ts';
import { type Applied, applyLook, type CardRow } from './apply-look.ts';
import { canonical } from './chain.ts';
import { writeLines } from './write-lines.ts';

type Tables = Kysely<CardsTables>;

/** A look at a card that began at a moment. */
export type SeenCard = { cardId: number; look: Look; at: Date };

/** `keepsLease`: whoever stores goes on to look at the same cards. */
type Options = { keepsLease: boolean };

/** Cards whose rows one transaction holds. */
const AT_ONCE = 100;

/** Foreign texts may hold what JSON can say and the database cannot keep. */
function clean(look: Look): Look {
  if (look.outcome !== 'read') return look;
  const text = JSON.stringify(look.facts, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '') : value,
  );
  return { outcome: 'read', facts: JSON.parse(text) as CardFacts };
}

/** The rows in the order of their numbers, as everybody takes them. */
async function lockCards(db: Tables, cardIds: number[]): Promise<Map<number, CardRow>> {
  // A cabinet that is being deleted takes its cards with it: whoever holds those waits for it before, not behind it.
  await sql`
    select cabinets.id from cabinets
    where id in (select cabinet_id from watched_cards where id = any(${cardIds}::integer[]))
    order by id for key share`.execute(db);
  const rows = await db
    .selectFrom('watched_cards')
    .selectAll()
    .where('id', 'in', cardIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const jsonOf = (value: unknown) => (value === null ? null : JSON.stringify(value));

async function writeRows(db: Tables, rows: readonly CardRow[], { keepsLease }: Options): Promise<void> {
  const column = <T>(read: (row: CardRow) => T) => rows.map(read);
  await sql`
    update watched_cards as card set
      missed = look.missed, next_look_at = look.next_look_at, every_seconds = look.every_seconds,
      busyness = look.busyness,
      taken_until = case when ${keepsLease}::boolean then card.taken_until end, looked_at = look.looked_at, idle_since = look.idle_since,
      changed_at = look.changed_at, is_gone = look.is_gone, failing_since = look.failing_since,
      failure = look.failure, snapshots_count = look.snapshots_count, chain_hash = look.chain_hash,
      full_at = look.full_at
    from unnest(
      ${column(({ id }) => id)}::integer[], ${column(({ missed }) => jsonOf(missed))}::jsonb[],
      ${column((row) => row.next_look_at)}::timestamptz[], ${column((row) => row.every_seconds)}::integer[],
      ${column((row) => row.busyness)}::real[], ${column((row) => row.looked_at)}::timestamptz[],
      ${column((row) => row.idle_since)}::timestamptz[], ${column((row) => row.changed_at)}::timestamptz[],
      ${column((row) => row.is_gone)}::boolean[], ${column((row) => row.failing_since)}::timestamptz[],
      ${column((row) => row.failure)}::text[], ${column((row) => row.snapshots_count)}::integer[],
      ${column((row) => row.chain_hash)}::bytea[], ${column((row) => row.full_at)}::timestamptz[]
    ) as look (id, missed, next_look_at, every_seconds, busyness, looked_at, idle_since, changed_at, is_gone,
      failing_since, failure, snapshots_count, chain_hash, full_at)
    where card.id = look.id`.execute(db);
}

/** Facts are large and mostly as they were. */
async function writeFacts(db: Tables, rows: readonly CardRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update watched_cards as card set facts = look.facts
    from unnest(${rows.map(({ id }) => id)}::integer[], ${rows.map(({ facts }) => jsonOf(facts))}::jsonb[])
      as look (id, facts)
    where card.id = look.id`.execute(db);
}

async function writeSnapshots(db: Tables, applied: readonly Applied[]): Promise<void> {
  const snapshots = applied.flatMap(({ snapshot }) => snapshot ?? []);
  if (snapshots.length > 0)
    await db
      .insertInto('card_snapshots')
      .values(snapshots.map(({ facts, ...snapshot }) => ({ ...snapshot, facts: JSON.stringify(facts) })))
      .execute();
  await writeGaps(db, applied);
}

async function writeGaps(db: Tables, applied: readonly Applied[]): Promise<void> {
  const gaps = applied.flatMap((one) => one.gaps);
  if (gaps.length > 0)
    await db
      .insertInto('card_gaps')
      .values(gaps)
      .onConflict((conflict) => conflict.columns(['card_id', 'from_at']).doNothing())
      .execute();
}

async function storeChunk(db: Tables, seen: readonly SeenCard[], options: Options): Promise<void> {
  const cards = await lockCards(
    db,
    seen.map(({ cardId }) => cardId),
  );
  const looks = seen.flatMap(({ cardId, look, at }) => {
    const card = cards.get(cardId);
    const applied = card && applyLook(card, clean(look), at);
    return card && applied ? [{ card, applied, at }] : [];
  });
  const applied = looks.map((look) => look.applied);
  await writeRows(
    db,
    applied.map(({ row }) => row),
    options,
  );
  const isOther = ({ card, applied: { row } }: (typeof looks)[number]) =>
    canonical(card.facts) !== canonical(row.facts);
  await writeFacts(
    db,
    looks.filter(isOther).map((look) => look.applied.row),
  );
  await writeSnapshots(db, applied);
  await writeLines(db, looks);
}

/**
 * Stores looks at different cards: a hundred of them at a time become of it what they become, or nothing. A look that comes
 * again, or after a newer one, changes nothing.
 */
export async function storeLooks(
  { db }: DbContext,
  seen: readonly SeenCard[],
  options: Options = { keepsLease: false },
): Promise<void> {
  const inOrder = seen.toSorted((one, other) => one.cardId - other.cardId);
  for (let first = 0; first < inOrder.length; first += AT_ONCE) {
    const chunk = inOrder.slice(first, first + AT_ONCE);
    await db.transaction().execute((trx) => storeChunk(trx.withTables<CardsTables>(), chunk, options));
  }
}

export async function storeLook(
  context: DbContext,
  { id }: Pick<CardRow, 'id'>,
  look: Look,
  at: Date,
): Promise<void> {
  await storeLooks(context, [{ cardId: id, look, at }]);
}
