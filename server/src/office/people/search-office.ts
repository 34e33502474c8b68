import {
  MOST_FOUND,
  type OfficeCabinet,
  type OfficePerson,
  type searchOffice as route,
} from '@vitrina/contract/office.ts';
import type { InputOf, OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { AccountsTables } from '../../accounts/tables.ts';
import type { CabinetsTables } from '../../cabinets/tables.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { recordRead } from '../audit/record-read.ts';
import { PERSON_COLUMNS, presentPerson } from './present-person.ts';

/** One more than is shown says that there are more. */
const LIMIT = MOST_FOUND + 1;

async function findPeople(db: Db, text: string): Promise<OfficePerson[]> {
  const people = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select(PERSON_COLUMNS)
    .where(
      sql<boolean>`strpos(lower(concat_ws(' ', email, username, full_name)), lower(${text})) > 0 or id::text = ${text}`,
    )
    // An address or a number that is the text itself comes first.
    .orderBy(sql`lower(email) = lower(${text}) or id::text = ${text}`, 'desc')
    .orderBy('id')
    .limit(LIMIT)
    .execute();
  return people.map(presentPerson);
}

async function findCabinets(db: Db, text: string) {
  return db
    .withTables<AccountsTables & CabinetsTables>()
    .selectFrom('cabinets')
    .innerJoin('users', 'users.id', 'cabinets.owner_id')
    .select(['cabinets.id', 'name', 'seller_id as sellerId', 'is_blocked as isBlocked'])
    .select(['owner_id as ownerId', 'users.email as ownerEmail'])
    .where(
      sql<boolean>`strpos(lower(concat_ws(' ', name, seller_name)), lower(${text})) > 0 or seller_id = ${text}
        or cabinets.id::text = ${text}`,
    )
    .orderBy('cabinets.id')
    .limit(LIMIT)
    .execute();
}

export async function searchOffice(
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  operatorId: number,
  { text }: InputOf<typeof route>,
): Promise<OutputOf<typeof route>> {
  await recordRead(context, { kind: 'peopleSearched', operatorId, details: { searchText: text } });
  const [people, cabinets] = await Promise.all([
    findPeople(context.db, text),
    findCabinets(context.db, text),
  ]);
  return {
    people: people.slice(0, MOST_FOUND),
    cabinets: cabinets.slice(0, MOST_FOUND) as OfficeCabinet[],
    hasMore: people.length > MOST_FOUND || cabinets.length > MOST_FOUND,
  };
}
