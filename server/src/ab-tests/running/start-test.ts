import { SECOND_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { lockCabinet } from '../../cabinets/lock-cabinet.ts';
import type { TokenCache } from '../../integrations/ozon-performance/create-token-cache.ts';
import type { Context } from '../../platform/context.ts';
import { leastInterval } from '../design/window-length.ts';
import { type AbTrx, findTest, lockTest, type OfTest, type TestRow } from '../project/lock-test.ts';
import type { AbTestsTables } from '../tables.ts';
import { applyEvent, judgeEvent, priceOf } from './change-test.ts';
import { countTests, findOtherTest, readPlanLimits } from './count-tests.ts';
import { readDelay } from './read-delay.ts';
import { type Outside, readOutside } from './read-facts.ts';
import type { AbEvent } from './states.ts';

type Command = OfTest & { userId: number };
type Limits = Awaited<ReturnType<typeof readPlanLimits>>;
type Begin = { outside: Outside; limits: Limits; leastIntervalMinutes: number | undefined };

/** Stands for an answer that has not been asked for yet. */
const FINE: Outside = { cardPictures: 1, canChangePictures: true, advertising: 'running' };

async function countImages(trx: AbTrx, testId: number) {
  return trx
    .withTables<AbTestsTables>()
    .selectFrom('ab_images')
    .select([sql<number>`count(*)`.as('images'), sql<number>`count(distinct sha256)`.as('pictures')])
    .where('test_id', '=', testId)
    .where('excluded_at', 'is', null)
    .executeTakeFirstOrThrow();
}

async function readStart(trx: AbTrx, row: TestRow, begin: Begin): Promise<AbEvent> {
  const { images, pictures } = await countImages(trx, row.id);
  const { activeTests } = await countTests(trx, row);
  return {
    kind: 'start',
    facts: {
      pricePoints: priceOf(pictures === 1),
      forceFinishMs: row.force_finish_seconds * SECOND_MS,
      intervalMinutes: row.interval_minutes,
      leastIntervalMinutes: begin.leastIntervalMinutes,
      activeTests,
      mostActiveTests: begin.limits.mostActiveTests,
      images,
      campaigns: row.campaign_ids.length,
      otherTestName: await findOtherTest(trx, row),
      ...begin.outside,
    },
  };
}

async function readResumption(trx: AbTrx, row: TestRow, { outside, limits }: Begin): Promise<AbEvent> {
  const { images } = await countImages(trx, row.id);
  const { runningTests } = await countTests(trx, row);
  return {
    kind: 'resume',
    facts: {
      runningTests,
      mostActiveTests: limits.mostActiveTests,
      images,
      campaigns: row.campaign_ids.length,
      otherTestName: await findOtherTest(trx, row),
      ...outside,
    },
  };
}

/**
 * The marketplaces are asked before the rows are locked: whatever changes meanwhile the worker finds. What needs no
 * marketplace is refused before that, so that nobody waits for an outage to hear of a missing image.
 */
async function begin(
  context: Context,
  tokens: TokenCache,
  { userId, ...ofTest }: Command,
  readEvent: typeof readStart,
): Promise<void> {
  const { db, clock } = context;
  const test = await findTest(context, ofTest);
  const limits = await readPlanLimits(context, ofTest.cabinetId);
  const { minutes } = await readDelay(context, ofTest.cabinetId);
  const known = { limits, leastIntervalMinutes: leastInterval(minutes) };

  async function attempt(outside: Outside, isTrial: boolean): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await lockCabinet(trx, ofTest.cabinetId);
      const row = await lockTest(trx, ofTest);
      const event = await readEvent(trx, row, { ...known, outside });
      const happening = { event, by: userId, now: clock.now() };
      await (isTrial ? judgeEvent(trx, row, happening) : applyEvent(trx, row, happening));
    });
  }
  await attempt(FINE, true);
  await attempt(await readOutside(context, test, tokens), false);
}

export function startTest(context: Context, tokens: TokenCache, command: Command): Promise<void> {
  return begin(context, tokens, command, readStart);
}

export function resumeTest(context: Context, tokens: TokenCache, command: Command): Promise<void> {
  return begin(context, tokens, command, readResumption);
}
