import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { adaptSchedule } from '../design/adapt-schedule.ts';
import { type PlannedWindow, planSchedule, replanSchedule } from '../design/plan-schedule.ts';
import type { AbTrx, TestRow } from '../project/lock-test.ts';
import type { AbTestsTables } from '../tables.ts';

/** Ends what is over by now: a window that was up was shown, one that never was is missed. */
export async function settleWindows(trx: AbTrx, testId: number, now: Date): Promise<void> {
  await sql`
    update ab_windows
    set state = case state when 'showing' then 'shown' else 'missed' end,
      shown_to = case state when 'showing' then planned_to end
    where test_id = ${testId} and planned_from <= ${now} and planned_to <= ${now}
      and state in ('planned', 'showing')`.execute(trx);
}

/** What is running ends now, and what was planned is not shown. */
export async function endWindows(trx: AbTrx, testId: number, now: Date): Promise<void> {
  await settleWindows(trx, testId, now);
  await sql`
    update ab_windows
    set state = case state when 'showing' then 'shown' else 'missed' end,
      shown_to = case state when 'showing' then ${now}::timestamptz end,
      planned_to = ${now}
    where test_id = ${testId} and (state = 'showing' or state = 'planned' and planned_from < ${now})`.execute(
    trx,
  );
  await sql`
    delete from ab_windows where test_id = ${testId} and planned_from >= ${now} and state = 'planned'`.execute(
    trx,
  );
}

async function insertWindows(trx: AbTrx, test: TestRow, windows: readonly PlannedWindow[]): Promise<void> {
  await sql`
    insert into ab_windows (test_id, number, cabinet_id, image_id, planned_from, planned_to, state)
    select ${test.id}::integer, number, ${test.cabinet_id}::integer, image_id, planned_from, planned_to, 'planned'
    from unnest(
      ${windows.map(({ number }) => number)}::integer[],
      ${windows.map(({ imageId }) => imageId)}::integer[],
      ${windows.map(({ from }) => from.toISOString())}::timestamptz[],
      ${windows.map(({ to }) => to.toISOString())}::timestamptz[]
    ) as planned (number, image_id, planned_from, planned_to)`.execute(trx);
}

/** Those that are shown, in their order. */
export async function listShownImages(trx: AbTrx, testId: number): Promise<{ id: number; number: number }[]> {
  return trx
    .withTables<AbTestsTables>()
    .selectFrom('ab_images')
    .select(['id', 'number'])
    .where('test_id', '=', testId)
    .where('excluded_at', 'is', null)
    .orderBy('number')
    .execute();
}

async function findLast(trx: AbTrx, testId: number, before: Date) {
  return trx
    .withTables<AbTestsTables>()
    .selectFrom('ab_windows')
    .selectAll()
    .where('test_id', '=', testId)
    .where('planned_from', '<', before)
    .orderBy('planned_from', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function planOf(test: TestRow, imageIds: readonly number[]) {
  if (test.finishes_by === null) throw new Error('A test that was started has no end.');
  const { seed, interval_minutes: intervalMinutes, finishes_by: until } = test;
  return { imageIds, intervalMinutes, until, seed };
}

/**
 * The first image is up: the warm-up window and the whole schedule behind it. Answers the end of the warm-up, which is
 * the first slot of the day after six hours.
 */
export async function planFromLaunch(
  trx: AbTrx,
  test: TestRow,
  { imageId, now }: { imageId: number; now: Date },
): Promise<Date> {
  const last = await findLast(trx, test.id, now);
  const first = last === undefined ? 0 : last.number + 1;
  const images = await listShownImages(trx, test.id);
  const from = new Date(now.getTime() + AB_BOUNDS.warmUpHours * HOUR_MS);
  const plan = planOf(
    test,
    images.map(({ id }) => id),
  );
  const windows = planSchedule({ ...plan, from, seed: test.seed + first });
  const endsAt = windows[0]?.from ?? plan.until;
  await trx
    .withTables<AbTestsTables>()
    .insertInto('ab_windows')
    .values({
      test_id: test.id,
      number: first,
      cabinet_id: test.cabinet_id,
      image_id: imageId,
      is_warm_up: true,
      planned_from: now,
      planned_to: endsAt,
      state: 'showing',
      ordered_at: null,
      shown_from: now,
      shown_to: null,
      void_reason: null,
      voided_by: null,
      voided_at: null,
      suggestion: null,
    })
    .execute();
  await insertWindows(
    trx,
    test,
    windows.map((window) => ({ ...window, number: window.number + first })),
  );
  return endsAt;
}

type StoredWindow = NonNullable<Awaited<ReturnType<typeof findLast>>>;

async function requireLast(trx: AbTrx, testId: number, before: Date): Promise<StoredWindow> {
  const last = await findLast(trx, testId, before);
  if (last === undefined) throw new Error('A schedule is changed before there is one.');
  return last;
}

const asPlanned = ({ number, image_id, planned_from, planned_to }: StoredWindow): PlannedWindow => ({
  number,
  imageId: image_id,
  from: planned_from,
  to: planned_to,
});

/** What follows a window is planned anew; the window itself may end earlier. */
async function replaceAfter(
  trx: AbTrx,
  test: TestRow,
  last: StoredWindow,
  [past, ...future]: readonly PlannedWindow[],
): Promise<void> {
  const tables = trx.withTables<AbTestsTables>();
  await tables
    .deleteFrom('ab_windows')
    .where('test_id', '=', test.id)
    .where('number', '>', last.number)
    .execute();
  if (past !== undefined && past.to < last.planned_to) {
    await tables
      .updateTable('ab_windows')
      .set({ planned_to: past.to })
      .where('test_id', '=', test.id)
      .where('number', '=', last.number)
      .execute();
  }
  await insertWindows(trx, test, future);
}

/** The same past and another future: after an exclusion or a pause. A warm-up goes on to its end. */
export async function replanWindows(trx: AbTrx, test: TestRow, now: Date): Promise<void> {
  const { warm_up_ends_at: warmUpEndsAt } = test;
  const moment = warmUpEndsAt !== null && warmUpEndsAt > now ? warmUpEndsAt : now;
  await settleWindows(trx, test.id, now);
  const last = await requireLast(trx, test.id, moment);
  const images = await listShownImages(trx, test.id);
  const plan = planOf(
    test,
    images.map(({ id }) => id),
  );
  await replaceAfter(trx, test, last, replanSchedule({ ...plan, windows: [asPlanned(last)], moment }));
  // One whose image is gone is over.
  await settleWindows(trx, test.id, now);
}

type Chances = ReadonlyMap<number, number>;

/** From the next midnight on, images that do better are shown more. */
export async function adaptWindows(
  trx: AbTrx,
  test: TestRow,
  { chances, now }: { chances: Chances; now: Date },
): Promise<void> {
  const midnight = startOfMoscowDay(addDays(moscowDay(now), 1));
  const last = await requireLast(trx, test.id, midnight);
  const images = await listShownImages(trx, test.id);
  const plan = planOf(
    test,
    images.map(({ id }) => id),
  );
  const change = { ...plan, chances, windows: [asPlanned(last)], moment: now };
  await replaceAfter(trx, test, last, adaptSchedule(change));
}
