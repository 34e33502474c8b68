import { type listRadarChanges, RadarChange } from '@vitrina/contract/radar/changes.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { TimedContext } from '../../platform/context.ts';
import { getWatch } from '../products/get-watch.ts';
import { countChanges } from './count-changes.ts';
import { type FeedScope, feedScope } from './feed-scope.ts';
import { listNoise, type Span } from './list-noise.ts';
import { type FeedPage, type FeedRow, listPage } from './list-page.ts';
import { shorten } from './shorten.ts';
import { readSeenUntil } from './visits.ts';

type Input = z.output<(typeof listRadarChanges)['input']>;
type Answer = z.input<(typeof listRadarChanges)['output']>;

function present(row: FeedRow, seenUntil: number): RadarChange {
  return RadarChange.parse({
    id: row.id,
    sku: row.sku,
    name: row.name ?? String(row.sku),
    imageUrl: row.image_url,
    isOwn: row.is_own,
    from: row.from_at.toISOString(),
    at: row.at.toISOString(),
    difference: shorten(row.difference),
    importance: row.importance,
    times: row.times,
    lastAt: row.last_at.toISOString(),
    isBack: row.is_back,
    isUnseen: row.id > seenUntil && !row.is_back,
    acknowledged:
      row.acknowledged_at === null
        ? null
        : { by: row.acknowledged_by, at: row.acknowledged_at.toISOString() },
  });
}

async function isAnythingOlder({ db }: TimedContext, { cabinetId, from }: FeedScope): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from radar_changes where cabinet_id = ${cabinetId} and at < ${from}
    ) as is`.execute(db);
  return rows[0]?.is ?? false;
}

/** What the page covers: up to now on the first, down to the beginning on the last. */
function spanOf({ rows, after }: FeedPage, { page, pageSize }: Input, total: number): Span {
  return { newest: after, oldest: page * pageSize >= total ? null : (rows.at(-1)?.at ?? null) };
}

export async function listChanges(context: TimedContext, input: Input, userId: number): Promise<Answer> {
  const { cabinetId, filter } = input;
  const plan = await getCabinetPlan(context, cabinetId);
  const seenUntil = input.seenUntil ?? (await readSeenUntil(context, { cabinetId, userId }));
  const scope = feedScope(input, plan, seenUntil, context.clock.now());
  const counts = await countChanges(context, scope);
  const isUnseenOnly = filter.unseen === 'only' || (filter.unseen === 'first' && counts.found > 0);
  const total = isUnseenOnly ? counts.unseenOnly : counts.all;
  const [lines, isOlder, watch] = await Promise.all([
    listPage(context, scope, { ...input, isUnseenOnly }),
    isAnythingOlder(context, scope),
    getWatch(context, cabinetId, plan),
  ]);
  return {
    changes: lines.rows.map((row) => present(row, seenUntil)),
    total,
    unseen: counts.unseen,
    isUnseenOnly,
    seenUntil,
    newestId: counts.newestId,
    noise: filter.withNoise ? [] : await listNoise(context, scope, spanOf(lines, input, total), isUnseenOnly),
    watch,
    lockedBefore: isOlder ? scope.from.toISOString() : null,
  };
}
