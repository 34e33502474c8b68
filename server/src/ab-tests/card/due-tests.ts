import type { Selectable } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import type { AbTrx, TestRow } from '../project/lock-test.ts';
import type { AbTestsTables } from '../tables.ts';

export type CardRow = Selectable<AbTestsTables['ab_card_sets']>;
export type DueTest = { row: TestRow; card: CardRow | undefined };

/** Of one import; the rest follows in the next pass. */
const MOST_AT_ONCE = 100;

export async function listDueCabinets({ db }: DbContext, now: Date): Promise<number[]> {
  const rows = await db
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .select((eb) => ['cabinet_id', eb.fn.min('due_at').as('first')])
    .where('due_at', '<=', now)
    .groupBy('cabinet_id')
    .orderBy('first')
    .execute();
  return rows.map((row) => row.cabinet_id);
}

export function findCard(db: AbTrx | DbContext['db'], testId: number): Promise<CardRow | undefined> {
  return db
    .withTables<AbTestsTables>()
    .selectFrom('ab_card_sets')
    .selectAll()
    .where('test_id', '=', testId)
    .executeTakeFirst();
}

export async function listDueTests({ db }: DbContext, cabinetId: number, now: Date): Promise<DueTest[]> {
  const tables = db.withTables<AbTestsTables>();
  const rows = await tables
    .selectFrom('ab_tests')
    .selectAll()
    .where('cabinet_id', '=', cabinetId)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(MOST_AT_ONCE)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const cards = await tables.selectFrom('ab_card_sets').selectAll().where('test_id', 'in', ids).execute();
  const byTest = new Map(cards.map((card) => [card.test_id, card]));
  return rows.map((row) => ({ row, card: byTest.get(row.id) }));
}
