import type { Plan } from '@vitrina/contract/plans.ts';
import type { listRadarChanges } from '@vitrina/contract/radar/changes.ts';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod';
import { historyStart } from '../../cards/history-start.ts';
import { tagsSql } from '../../products/search-sql.ts';

type Input = z.output<(typeof listRadarChanges)['input']>;
type Sql = RawBuilder<boolean>;

/** Which lines of `radar_changes as line` are meant. Each part names only columns of the index by time. */
export type FeedScope = {
  cabinetId: number;
  /** What is older is behind the plan's limit. */
  from: Date;
  seenUntil: number;
  /** Conditions but for seen and noise. */
  matches: Sql;
  withNoise: boolean;
};

const ALWAYS = sql<boolean>`true`;
const AT_LEAST = { low: undefined, normal: ['normal', 'high'], high: ['high'] } as const;

function conditions({ cabinetId, filter }: Pick<Input, 'cabinetId' | 'filter'>): Sql {
  const { kinds, tagIds, tagMode, importance, whose, sku, isUnacknowledged } = filter;
  const important = AT_LEAST[importance];
  const all = [
    kinds.length > 0 && sql<boolean>`line.kind = any(${kinds}::text[])`,
    tagsSql({ cabinetId, tagIds, tagMode }, sql`line.sku`),
    important && sql<boolean>`line.importance = any(${[...important]}::text[])`,
    whose !== 'all' && sql<boolean>`line.is_own = ${whose === 'own'}`,
    sku !== null && sql<boolean>`line.sku = ${sku}`,
    isUnacknowledged && sql<boolean>`line.acknowledged_at is null`,
  ].filter((one) => one !== false && one !== undefined);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

export function feedScope(input: Input, plan: Plan, seenUntil: number, now: Date): FeedScope {
  return {
    cabinetId: input.cabinetId,
    from: historyStart(plan, now),
    seenUntil,
    matches: conditions(input),
    withNoise: input.filter.withNoise,
  };
}

/** In the cabinet and in what the plan shows. */
export function inHistory({ cabinetId, from }: Pick<FeedScope, 'cabinetId' | 'from'>): Sql {
  return sql<boolean>`line.cabinet_id = ${cabinetId} and line.at >= ${from}`;
}

/** Since the last visit; what is as it was before is nothing to look at. */
export function unseen({ seenUntil }: Pick<FeedScope, 'seenUntil'>): Sql {
  return sql<boolean>`line.id > ${seenUntil} and not line.is_back`;
}

/** What the page shows, of all that matches. */
export function shown({ withNoise, seenUntil }: FeedScope, isUnseenOnly: boolean): Sql {
  const seen = isUnseenOnly ? sql<boolean>`line.id > ${seenUntil}` : ALWAYS;
  const noise = withNoise ? ALWAYS : sql<boolean>`not line.is_back`;
  return sql<boolean>`${seen} and ${noise}`;
}
