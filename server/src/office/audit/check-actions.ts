import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import { CHAIN_START, type ChainEnd, type ChainRow, findBroken } from './find-broken.ts';

const ROWS_AT_ONCE = 5000;
/** As many as a person needs to see where it begins. */
const MOST_SHOWN = 20;

/** The list that `chain_office_action` made the hash of; counted here and not there, or one change would pass both. */
async function listRows(db: Db, after: number): Promise<ChainRow[]> {
  const { rows } = await sql<ChainRow>`
    select id, encode(former_hash, 'hex') as "formerHash", encode(hash, 'hex') as hash,
      jsonb_build_array(
        id, extract(epoch from at), kind, operator_id, user_id, reason, details, request_key,
        encode(former_hash, 'hex')
      )::text as content
    from office_actions where id > ${after} order by id limit ${ROWS_AT_ONCE}`.execute(db);
  return rows;
}

export type Checked = { count: number; broken: number[]; end: ChainEnd };

/** Counts every hash of the log again. Rows that are written meanwhile are checked as well: they only come after. */
export async function checkActions(db: Db): Promise<Checked> {
  const broken: number[] = [];
  let count = 0;
  let end = CHAIN_START;
  for (;;) {
    const rows = await listRows(db, end.id);
    if (rows.length === 0) return { count, broken: broken.slice(0, MOST_SHOWN), end };
    const found = findBroken(rows, end);
    broken.push(...found.broken);
    count += rows.length;
    end = found.end;
  }
}
