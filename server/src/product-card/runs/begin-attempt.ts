import { type Kysely, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import type { ProductCardTables } from '../tables.ts';
import { SILENT_SECONDS } from './rules.ts';

type Row = Selectable<ProductCardTables['card_runs']>;
/** One beginning of a run: what it writes counts while it is the last one. */
export type Attempt = Pick<Row, 'card' | 'offers' | 'queries'> & {
  runId: string;
  attempt: number;
  cabinetId: number;
  userId: number | null;
  sku: number;
  cityId: number;
  createdAt: Date;
};

const isSilent = sql<boolean>`beat_at < now() - make_interval(secs => ${SILENT_SECONDS})`;

/** undefined: it is over, or somebody is at it. */
export async function beginAttempt(db: Db, runId: string): Promise<Attempt | undefined> {
  const row = await db
    .withTables<ProductCardTables>()
    .updateTable('card_runs')
    .set((eb) => ({ state: 'running', attempt: eb('attempt', '+', 1), beat_at: sql<Date>`now()` }))
    .where('id', '=', runId)
    .where((eb) => eb.or([eb('state', '=', 'waiting'), eb.and([eb('state', '=', 'running'), isSilent])]))
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, attempt, cabinet_id, user_id, sku, city_id, created_at, card, offers, queries } = row;
  const whose = { cabinetId: cabinet_id, userId: user_id, createdAt: created_at };
  return { runId: id, attempt, ...whose, sku, cityId: city_id, card, offers, queries };
}

/** The row of a run, for whoever holds its last attempt; none once it is over or taken over. */
export function updateOwn(
  db: Kysely<ProductCardTables>,
  { runId, attempt }: Pick<Attempt, 'runId' | 'attempt'>,
) {
  return db
    .updateTable('card_runs')
    .where('id', '=', runId)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running');
}
