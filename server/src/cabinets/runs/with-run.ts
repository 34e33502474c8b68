import { createHash } from 'node:crypto';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { PLAN_LIMITS, type RunType } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import { countAttempt, isCounted } from '../../accounts/limit-attempts.ts';
import type { Context, TimedContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { getCabinetPlan } from '../get-cabinet-plan.ts';
import { lockCabinet } from '../lock-cabinet.ts';
import type { RunsTables } from './tables.ts';

/** Longer than any run takes: one that is still open then was killed. */
const LONGEST_RUN_MS = 10 * 60 * 1000;

export type Run = {
  cabinetId: number;
  type: RunType;
  /** Everything that makes another question of it; not the page, the order or the language. */
  question: unknown;
  /** When it was asked, which names its day; now, unless it was asked long before it is answered. */
  requestedAt?: Date;
};
type RunContext = TimedContext & Pick<Context, 'visitorId'>;

/** Of one visitor of the example cabinet, whose runs are not spent by them. */
const VISITOR_RUNS = { attempts: 200, minutes: 24 * 60 } as const;
type Place = { cabinet_id: number; type: RunType; day: string; question: string };

function placeOf({ clock }: RunContext, { cabinetId, type, question, requestedAt }: Run): Place {
  const digest = createHash('sha256').update(JSON.stringify(question)).digest('base64url');
  return { cabinet_id: cabinetId, type, day: moscowDay(requestedAt ?? clock.now()), question: digest };
}

async function takePlace(context: RunContext, run: Run, isHeld: boolean): Promise<void> {
  const place = placeOf(context, run);
  const now = context.clock.now();
  const aliveSince = new Date(now.getTime() - LONGEST_RUN_MS);
  const maximum = PLAN_LIMITS[await getCabinetPlan(context, place.cabinet_id)][place.type];
  await context.db.transaction().execute(async (trx) => {
    await lockCabinet(trx, place.cabinet_id);
    const tables = trx.withTables<RunsTables>();
    const others = await tables
      .selectFrom('runs')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('cabinet_id', '=', place.cabinet_id)
      .where('type', '=', place.type)
      .where('day', '=', place.day)
      .where('question', '!=', place.question)
      .where((eb) => eb.or([eb('is_done', '=', true), eb('begun_at', '>', aliveSince)]))
      .executeTakeFirstOrThrow();
    const paid = await tables
      .selectFrom('runs')
      .select('is_done')
      .where('cabinet_id', '=', place.cabinet_id)
      .where('type', '=', place.type)
      .where('day', '=', place.day)
      .where('question', '=', place.question)
      .executeTakeFirst();
    if (paid?.is_done === true) return;
    if (others.count >= maximum) throw problem('cabinet.limitExceeded', { type: place.type, maximum });
    await tables
      .insertInto('runs')
      .values({ ...place, is_done: false, begun_at: now })
      .onConflict((conflict) =>
        conflict.columns(['cabinet_id', 'type', 'day', 'question']).doUpdateSet({
          begun_at: now,
          holders: isHeld
            ? sql<number>`runs.holders`
            : sql<number>`case when runs.begun_at > ${aliveSince} then runs.holders + 1 else 1 end`,
        }),
      )
      .execute();
  });
}

/** Takes a place among the runs of the day, or refuses; a question that was paid for today has its place already. */
export const beginRun = (context: RunContext, run: Run): Promise<void> => takePlace(context, run, false);

/** What is answered in the background says before each long step that it is at it, so that it is not held for dead. */
export const renewRun = (context: RunContext, run: Run): Promise<void> => takePlace(context, run, true);

/** The question is answered and paid for. */
export async function endRun(context: RunContext, run: Run): Promise<void> {
  await context.db
    .withTables<RunsTables>()
    .insertInto('runs')
    .values({ ...placeOf(context, run), is_done: true, begun_at: context.clock.now() })
    .onConflict((conflict) =>
      conflict.columns(['cabinet_id', 'type', 'day', 'question']).doUpdateSet({ is_done: true }),
    )
    .execute();
}

/** When the question was asked for the first time today, if it has been answered; else null. */
export async function findRun(context: RunContext, run: Run): Promise<Date | null> {
  const { cabinet_id, type, day, question } = placeOf(context, run);
  const found = await context.db
    .withTables<RunsTables>()
    .selectFrom('runs')
    .select('begun_at')
    .where('cabinet_id', '=', cabinet_id)
    .where('type', '=', type)
    .where('day', '=', day)
    .where('question', '=', question)
    .where('is_done', '=', true)
    .executeTakeFirst();
  return found?.begun_at ?? null;
}

/** It was not answered, and costs nothing. Who asks the same at once elsewhere keeps the place, or has paid for it. */
export async function giveBackRun(context: RunContext, run: Run): Promise<void> {
  const place = placeOf(context, run);
  const tables = context.db.withTables<RunsTables>();
  await tables
    .updateTable('runs')
    .set((eb) => ({ holders: eb('holders', '-', 1) }))
    .where('cabinet_id', '=', place.cabinet_id)
    .where('type', '=', place.type)
    .where('day', '=', place.day)
    .where('question', '=', place.question)
    .where('is_done', '=', false)
    .execute();
  await tables
    .deleteFrom('runs')
    .where('cabinet_id', '=', place.cabinet_id)
    .where('type', '=', place.type)
    .where('day', '=', place.day)
    .where('question', '=', place.question)
    .where('is_done', '=', false)
    .where('holders', '<', 1)
    .execute();
}

/** A screen asks again while it is open: the same question of the same day counts once for a visitor too. */
async function countVisit(context: RunContext, visitorId: number, run: Run): Promise<void> {
  const { cabinet_id, type, day, question } = placeOf(context, run);
  const key = `example-run:${visitorId}:${cabinet_id}:${type}:${day}:${question}`;
  if (await isCounted(context.db, key)) return;
  await countAttempt(context.db, `example-runs:${visitorId}`, VISITOR_RUNS);
  await countAttempt(context.db, key, VISITOR_RUNS);
}

/**
 * Answers a question that the plan counts. It costs a run of the Moscow day once it has been answered: whatever fails
 * costs nothing, and the same question of the same day costs once.
 */
export async function withRun<Answer>(
  context: RunContext,
  run: Run,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  if (context.visitorId !== undefined) {
    await countVisit(context, context.visitorId, run);
    return answer();
  }
  // A question of five to midnight belongs to its own day however long the answer takes.
  const input = { ...run, requestedAt: run.requestedAt ?? context.clock.now() };
  if (await findRun(context, input)) return answer();
  await beginRun(context, input);
  try {
    const answered = await answer();
    await endRun(context, input);
    return answered;
  } catch (error) {
    await giveBackRun(context, input);
    throw error;
  }
}
