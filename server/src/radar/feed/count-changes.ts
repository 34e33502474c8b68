import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import { type FeedScope, inHistory, shown, unseen } from './feed-scope.ts';

export type FeedCounts = {
  /** Of the page's conditions, with all of them and with the unseen only. */
  all: number;
  unseenOnly: number;
  /** That match and are unseen, noise left out. */
  found: number;
  /** Whatever the conditions are. */
  unseen: number;
  newestId: number;
};

/** One walk over the cabinet's lines, which the index answers by itself. */
export async function countChanges({ db }: DbContext, scope: FeedScope): Promise<FeedCounts> {
  const { rows } = await sql<FeedCounts>`
    select
      (count(*) filter (where ${scope.matches} and ${shown(scope, false)}))::integer as all,
      (count(*) filter (where ${scope.matches} and ${shown(scope, true)}))::integer as "unseenOnly",
      (count(*) filter (where ${scope.matches} and ${unseen(scope)}))::integer as found,
      (count(*) filter (where ${unseen(scope)}))::integer as unseen,
      coalesce(max(line.id), 0) as "newestId"
    from radar_changes as line where ${inHistory(scope)}`.execute(db);
  return rows[0] ?? { all: 0, unseenOnly: 0, found: 0, unseen: 0, newestId: 0 };
}
