import type { RadarDifference, RadarImportance } from '@vitrina/contract/radar/changes.ts';
import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import { imageSql, nameSql } from '../name-sql.ts';
import { type FeedScope, inHistory, shown } from './feed-scope.ts';

export type FeedRow = {
  id: number;
  sku: number;
  name: string | null;
  image_url: string | null;
  is_own: boolean;
  from_at: Date;
  at: Date;
  difference: RadarDifference;
  importance: RadarImportance;
  times: number;
  last_at: Date;
  is_back: boolean;
  acknowledged_at: Date | null;
  acknowledged_by: string | null;
};

type Place = { page: number; pageSize: number; isUnseenOnly: boolean };

export type FeedPage = {
  rows: FeedRow[];
  /** Of the line just before the page; null: it is the first page. */
  after: Date | null;
};

/** The newest first. What stands beside a line is looked up for those of the page alone. */
export async function listPage({ db }: DbContext, scope: FeedScope, place: Place): Promise<FeedPage> {
  const { page, pageSize, isUnseenOnly } = place;
  const before = page === 1 ? 0 : 1;
  const { rows } = await sql<FeedRow>`
    select line.id, line.sku, line.is_own, line.from_at, line.at, line.difference, line.importance, line.times,
      line.last_at, line.is_back, line.acknowledged_at, person.full_name as acknowledged_by, ${nameSql} as name,
      ${imageSql} as image_url
    from (
      select line.id from radar_changes as line
      where ${inHistory(scope)} and ${scope.matches} and ${shown(scope, isUnseenOnly)}
      order by line.at desc, line.id desc
      limit ${pageSize + before} offset ${(page - 1) * pageSize - before}
    ) as chosen
    join radar_changes as line using (id)
    left join products as product on product.cabinet_id = line.cabinet_id and product.sku = line.sku
    left join watched_cards as card on card.sku = line.sku and card.cabinet_id is null
    left join users as person on person.id = line.acknowledged_by
    order by line.at desc, line.id desc`.execute(db);
  return { rows: rows.slice(before), after: before === 0 ? null : (rows[0]?.at ?? null) };
}
