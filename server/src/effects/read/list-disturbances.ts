import { addDays, type Day, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { EFFECT_BOUNDS } from '@vitrina/contract/effects/effects.ts';
import type { RadarKind } from '@vitrina/contract/radar/changes.ts';
import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';

/** Something that happened to a product of the cabinet; a test lasts, and stands on each end. */
export type Disturbance = { sku: number; day: Day; kind: 'note' | 'test' | RadarKind };

/** What a seller does to a card. Ratings, reviews, stock and other sellers come about by themselves. */
const SELLERS_KINDS = ['price', 'title', 'description', 'pictures', 'characteristics', 'category'] as const;

type Row = { sku: number; at: Date; kind: Disturbance['kind'] };

/**
 * What happened to own products from one day to another: notes, changes that the radar saw and that stayed, image tests
 * with pictures out. Tools share rows, not code.
 */
export async function listDisturbances(
  { db }: DbContext,
  cabinetId: number,
  { from, to, now }: { from: Day; to: Day; now: Date },
): Promise<Disturbance[]> {
  const [start, end] = [startOfMoscowDay(from), startOfMoscowDay(addDays(to, 1))];
  const smallestPrice = EFFECT_BOUNDS.price / 100;
  const { rows } = await sql<Row>`
    select sku, at, 'note' as kind from notes
    where cabinet_id = ${cabinetId} and at >= ${start} and at < ${end}
    union all
    select sku, at, kind from radar_changes
    where cabinet_id = ${cabinetId} and is_own and not is_back and at >= ${start} and at < ${end}
      and kind = any(${[...SELLERS_KINDS]})
      and (kind <> 'price' or difference->>'was' is null or difference->>'now' is null
        or abs((difference->>'now')::numeric / nullif((difference->>'was')::numeric, 0) - 1) >= ${smallestPrice})
    union all
    select test.sku, edge.at, 'test' as kind
    from ab_tests as test
    cross join lateral (values
      (greatest(coalesce(test.launched_at, test.started_at), ${start}::timestamptz)),
      (least(coalesce(test.finished_at, ${now}::timestamptz), ${end}::timestamptz - interval '1 second'))
    ) as edge (at)
    where test.cabinet_id = ${cabinetId} and test.started_at < ${end}
      and coalesce(test.finished_at, ${now}::timestamptz) >= ${start}
    order by at`.execute(db);
  return rows.map(({ sku, at, kind }) => ({ sku, day: moscowDay(at), kind }));
}
