import { type SelectQueryBuilder, sql } from 'kysely';
import type { AccountsTables } from '../accounts/tables.ts';
import type { DbContext } from '../platform/context.ts';
import type { CabinetsTables } from './tables.ts';
import { rankInSql } from './users/rank-in-sql.ts';

/** Faces in the list of cabinets; the rest is a number. */
const SHOWN_USERS = 5;

type Tables = CabinetsTables & Pick<AccountsTables, 'users' | 'messengers'>;
type ShownPerson = { id: number; fullName: string; avatar: string | null };

/** The first people of each cabinet of the query by rank, and how many there are. */
function withUsers<Row>(query: SelectQueryBuilder<Tables, 'cabinets' | 'cabinet_members', Row>) {
  return query
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom((inner) =>
            inner
              .selectFrom('cabinet_members as member')
              .innerJoin('users', 'users.id', 'member.user_id')
              .select(['users.id', 'users.full_name', 'users.avatar'])
              .select(sql<number>`count(*) over ()`.as('count'))
              .select(
                sql<number>`row_number() over (order by ${rankInSql('member.roles')}, member.joined_at, member.user_id)`.as(
                  'place',
                ),
              )
              .whereRef('member.cabinet_id', '=', 'cabinets.id')
              .orderBy('place')
              .limit(SHOWN_USERS)
              .as('person'),
          )
          .select(sql<number>`max(person.count)`.as('users_count'))
          .select(
            sql<ShownPerson[]>`json_agg(
              json_build_object('id', person.id, 'fullName', person.full_name, 'avatar', person.avatar)
              order by person.place)`.as('users'),
          )
          .as('people'),
      (join) => join.onTrue(),
    )
    .select(['people.users', 'people.users_count']);
}

/** Asked at every start and after every change: one statement, whatever the number of cabinets and people. */
export async function readMyCabinets({ db }: DbContext, userId: number, cabinetId?: number) {
  const mine = db
    .withTables<Tables>()
    .selectFrom('cabinet_members')
    .innerJoin('cabinets', 'cabinets.id', 'cabinet_members.cabinet_id')
    .where('cabinet_members.user_id', '=', userId);
  const wanted = cabinetId === undefined ? mine : mine.where('cabinets.id', '=', cabinetId);
  return (
    withUsers(wanted)
      .innerJoin('users as owner', 'owner.id', 'cabinets.owner_id')
      .leftJoin('messengers', 'messengers.user_id', 'owner.id')
      .selectAll('cabinets')
      .select(['cabinet_members.roles', 'cabinet_members.resting_since'])
      .select(['owner.full_name as owner_name', 'owner.avatar as owner_avatar'])
      // One whose bot was blocked brings nothing.
      .select((eb) =>
        eb('messengers.user_id', 'is not', null).and('messengers.blocked_at', 'is', null).as('has_messenger'),
      )
      .orderBy('cabinets.id')
      .execute()
  );
}

export type MyCabinetRow = Awaited<ReturnType<typeof readMyCabinets>>[number];
