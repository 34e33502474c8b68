import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeUser } from '../../../test/builders/factories.ts';
import {
  CARD,
  type CardOffice,
  type CardPipeline,
  openCardPipeline,
  RIVAL,
} from '../../../test/card-pipeline.ts';
import { showCards } from '../../../test/fakes/card-storefront.ts';
import { refusal } from '../../../test/refusal.ts';
import { takeStorefrontQuota } from '../../shelves/take-storefront-quota.ts';
import { startRun } from '../start-run.ts';
import { makeRun } from './make-run.ts';
import { planRuns } from './plan-runs.ts';

let pipeline: CardPipeline;
let office: CardOffice;
beforeAll(async () => {
  pipeline = await openCardPipeline();
});
afterAll(() => pipeline.close());
beforeEach(async () => {
  office = await pipeline.begin();
});

/** As if the worker of a run had been killed a minute ago. */
const forgetWorker = (runId: string) =>
  sql`update card_runs set beat_at = now() - interval '1 minute' where id = ${runId}`.execute(
    pipeline.app.context.db,
  );

describe('a run that fails', () => {
  const page = (body: string, status = 200) => ({ status, body });
  test.each([
    ['notFound', { status: 404 }],
    ['blocked', page('<html>Доступ ограничен</html>', 403)],
    ['captcha', page('<html>captcha.html</html>', 403)],
    ['rateLimited', page('', 429)],
    ['drift', page('{"widgetStates":{}}')],
  ] as const)('is called "%s", reported in the bell, and costs nothing', async (failure, answer) => {
    showCards(pipeline.tiny, pipeline.cards, (path) => (path.startsWith('/product/') ? answer : undefined));
    const { run } = await office.finish();
    expect(run).toMatchObject({ state: 'failed', failure, isPaid: false });
    expect(await office.spent()).toBe(0);
    expect(await office.notifications()).toMatchObject([{ kind: 'cardFailed', sku: RIVAL, title: null }]);
  });

  test.each([
    ['serverError', { status: 502 }],
    ['unreachable', 'reset'],
  ] as const)('by "%s" is begun again, and gives up after the last beginning', async (failure, answer) => {
    showCards(pipeline.tiny, pipeline.cards, (path) => (path.startsWith('/product/') ? answer : undefined));
    const { runId } = await office.start();
    for (const state of ['waiting', 'waiting', 'failed']) {
      await makeRun(pipeline.app.context, runId);
      expect((await office.open(runId)).run.state).toBe(state);
    }
    expect((await office.open(runId)).run.failure).toBe(failure);
    expect(await office.spent()).toBe(0);
  });

  describe("because the cabinet's hour is used up", () => {
    const useUpHour = async () => {
      while ((await takeStorefrontQuota(pipeline.app.context, office.id)) === 0);
    };

    const leave = (questions: number) =>
      sql`update quota set tokens = ${questions}, taken_at = clock_timestamp()`.execute(
        pipeline.app.context.db,
      );

    test('wastes no question, keeps what it has, and is made once there is room again', async () => {
      await useUpHour();
      const { runId } = await office.start();
      const steps = [
        [1, { state: 'waiting', stage: 'card' }, 0],
        [2, { state: 'waiting', stage: 'sellers' }, 2],
        [100, { state: 'ready', isPaid: true }, 2],
      ] as const;
      for (const [questions, seen, cardPages] of steps) {
        await leave(questions);
        await makeRun(pipeline.app.context, runId);
        expect((await office.open(runId)).run).toMatchObject(seen);
        expect(pipeline.tiny.requests.filter((path) => path.startsWith('/product/'))).toHaveLength(cardPages);
      }
    });

    test('gives up after the last beginning, and costs nothing', async () => {
      const { runId } = await office.start();
      for (const state of ['waiting', 'waiting', 'failed']) {
        await useUpHour();
        await makeRun(pipeline.app.context, runId);
        expect((await office.open(runId)).run.state).toBe(state);
      }
      expect((await office.open(runId)).run.failure).toBe('ownQuota');
      expect(pipeline.tiny.requests).toEqual([]);
      expect(await office.spent()).toBe(0);
    });
  });

  test('what the storefront broke off is shown as a part, and costs nothing', async () => {
    showCards(pipeline.tiny, pipeline.cards, (path) =>
      path.startsWith('/search/') ? page('<html>captcha.html</html>', 403) : undefined,
    );
    const { run, card, queries } = await office.finish();
    expect(run).toMatchObject({ state: 'ready', isPaid: false });
    expect(card?.title).toBe(CARD.title);
    expect(queries).toMatchObject({ outcome: 'captcha', shelvesRead: 0, shelvesAsked: 3 });
    expect(await office.spent()).toBe(0);
  });

  test('the plan refuses before anybody waits', async () => {
    const maximum = PLAN_LIMITS.none.productCardRuns;
    office = await pipeline.begin(await makeUser(pipeline.app, { plan: 'none' }));
    for (let index = 0; index < maximum; index += 1) await office.start(String(RIVAL + 100 + index));
    expect(await office.refusedBy(String(RIVAL))).toEqual(
      refusal('cabinet.limitExceeded', { type: 'productCardRuns', maximum }),
    );
  });
});

test('a run that cannot be ordered leaves its place among the runs of the day', async () => {
  const owner = await makeUser(pipeline.app, { plan: 'none' });
  office = await pipeline.begin(owner);
  const { context } = pipeline.app;
  const brokenQueue = { ...context.queue, publish: () => Promise.reject(new Error('no queue')) };
  for (let index = 0; index < PLAN_LIMITS.none.productCardRuns; index += 1) {
    const order = { cabinetId: office.id, userId: owner.id, sku: RIVAL + 100 + index, cityId: 213 };
    await expect(startRun({ ...context, queue: brokenQueue }, order)).rejects.toThrow('no queue');
  }
  expect((await office.finish()).run.state).toBe('ready');
});

describe('a killed worker', () => {
  test('loses nothing: another goes on behind the last stage and pays once', async () => {
    const { runId } = await office.start();
    const dying = new AbortController();
    showCards(pipeline.tiny, pipeline.cards, (path) => {
      if (!path.startsWith('/modal/other')) return undefined;
      dying.abort();
      return 'hang';
    });
    await makeRun(pipeline.app.context, runId, dying.signal);
    // What the dying one could still write is undone: it was killed.
    await sql`update card_runs set state = 'running' where id = ${runId}`.execute(pipeline.app.context.db);
    expect((await office.open(runId)).run).toMatchObject({ state: 'running', stage: 'sellers' });
    showCards(pipeline.tiny, pipeline.cards);
    pipeline.tiny.requests.length = 0;
    await makeRun(pipeline.app.context, runId);
    expect(pipeline.tiny.requests).toEqual([]);
    await forgetWorker(runId);
    await planRuns(pipeline.app.context);
    await makeRun(pipeline.app.context, runId);
    const { run, prices } = await office.open(runId);
    expect(run).toMatchObject({ state: 'ready', isPaid: true });
    expect(pipeline.tiny.requests.filter((path) => path.startsWith('/product/'))).toEqual([]);
    expect(prices).toHaveLength(1);
    expect(await office.spent()).toBe(1);
    expect(await office.notifications()).toHaveLength(1);
  });

  test('again and again ends the run, at no cost', async () => {
    const { runId } = await office.start();
    await sql`update card_runs set state = 'running', attempt = 3 where id = ${runId}`.execute(
      pipeline.app.context.db,
    );
    await forgetWorker(runId);
    await makeRun(pipeline.app.context, runId);
    expect((await office.open(runId)).run).toMatchObject({ state: 'failed', failure: 'interrupted' });
    expect(await office.spent()).toBe(0);
  });
});
