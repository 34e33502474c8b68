import { ROLE_ORDER } from '@vitrina/contract/access.ts';
import { sql } from 'kysely';

/** 1 for the highest: `rankOf` of the contract, where rows must come in its order. */
export function rankInSql(column: string) {
  return sql<number>`(
    select min(array_position(${[...ROLE_ORDER]}::text[], role)) from unnest(${sql.ref(column)}) as role
  )`;
}
