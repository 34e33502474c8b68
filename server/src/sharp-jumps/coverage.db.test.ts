import { addDays, type Day, listDays } from '@vitrina/contract/dates.ts';
import type { CabinetId, Marketplace } from '@vitrina/contract/ids.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { getSharpJumps, JUMP_DIRECTIONS } from '@vitrina/contract/sharp-jumps.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet, makeUser, type TestUser } from '../../test/builders/factories.ts';
import { collectDays } from '../../test/builders/query-days.ts';
import { feedRow, startTinyFeed, type TinyFeed } from '../../test/fakes/tiny-feed.ts';
import { countRuns } from '../cabinets/runs/count-runs.ts';

const LAST: Day = '2026-03-01';

type Input = InputOf<typeof getSharpJumps>;

let app: TestApp;
let feed: TinyFeed;
let user: TestUser;
let cabinetId: CabinetId;

beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  user = await makeUser(app);
  cabinetId = (await makeCabinet(app, { owner: user })).id as CabinetId;
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});

/** The same number of searches on every day of two weeks, but for those that are missing. */
async function collectSteady(marketplace: Marketplace, missing: readonly Day[]) {
  const days = listDays(addDays(LAST, -13), LAST).filter((day) => !missing.includes(day));
  const rowsOf = () => [feedRow('ровное', { count: 1000 })];
  await collectDays(app, feed, { days, rowsOf, marketplace });
}

const input = (overrides: Partial<Input> = {}): Input => ({ cabinetId, marketplace: 'ozon', ...overrides });
const call = (overrides: Partial<Input> = {}) => app.call(getSharpJumps, input(overrides), user.token);

describe('days that were not measured', { timeout: 120_000 }, () => {
  const steady = async (marketplace: Marketplace, missing: readonly Day[]) => {
    await collectSteady(marketplace, missing);
    const answers = await Promise.all(
      JUMP_DIRECTIONS.map((direction) => call({ marketplace, direction, minBase: 1 })),
    );
    const [answer] = answers;
    return { rows: answers.flatMap(({ rows }) => rows), spans: answer?.spans, market: answer?.market };
  };

  test('are no jump: one of them is left out of both windows', async () => {
    const { rows, spans, market } = await steady('wb', [addDays(LAST, -3)]);
    expect(rows).toEqual([]);
    expect(spans).toMatchObject({ isComparable: true, comparedDays: 6 });
    expect(market).toEqual({ before: 6000, after: 6000 });
  });

  test('make no list where they are more than a fifth of a window, and that costs no run', async () => {
    const runs = await countRuns(app.context, cabinetId);
    const { rows, spans, market } = await steady('ym', [addDays(LAST, -3), addDays(LAST, -4)]);
    expect({ rows, market }).toEqual({ rows: [], market: null });
    expect(spans).toMatchObject({
      isComparable: false,
      after: { measured: [true, true, false, false, true, true, true] },
    });
    expect(await countRuns(app.context, cabinetId)).toEqual(runs);
  });
});

describe('the plan', { timeout: 120_000 }, () => {
  test('counts a question once, whichever directions of it are looked at', async () => {
    await collectSteady('ozon', []);
    const owner = await makeUser(app, { plan: 'none' });
    const { id } = await makeCabinet(app, { owner });
    const ask = (overrides: Partial<Input>) =>
      app.inject(getSharpJumps, input({ cabinetId: id, ...overrides }), owner.token);
    for (const direction of JUMP_DIRECTIONS) await ask({ direction });
    await ask({ day: LAST });
    expect((await countRuns(app.context, id)).sharpJumpsRuns).toBe(1);
    const { sharpJumpsRuns: maximum } = PLAN_LIMITS.none;
    for (let base = 1; base < maximum; base += 1) await ask({ minBase: base });
    expect((await ask({ minBase: 77 })).body).toMatchObject({
      error: { subject: 'cabinet', action: 'limitExceeded', meta: { type: 'sharpJumpsRuns', maximum } },
    });
  });

  test('says how far back one may look', async () => {
    const owner = await makeUser(app, { plan: 'none' });
    const { id } = await makeCabinet(app, { owner });
    const refused = await app.inject(getSharpJumps, input({ cabinetId: id, day: '2026-02-22' }), owner.token);
    expect(refused.body).toMatchObject({
      error: {
        subject: 'searchHistory',
        action: 'outOfRange',
        meta: { from: '2026-02-23', to: '2026-03-02' },
      },
    });
  });
});
