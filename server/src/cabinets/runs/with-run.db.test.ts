import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, makeUser } from '../../../test/builders/factories.ts';
import { lockCabinet } from '../lock-cabinet.ts';
import { countRuns } from './count-runs.ts';
import { findRun, withRun } from './with-run.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const TYPE = 'productCardRuns';
const MAXIMUM = PLAN_LIMITS.none[TYPE];

async function openMeter() {
  const { id } = await makeCabinet(app, { owner: await makeUser(app, { plan: 'none' }) });
  const runOf = (question: unknown) => ({ cabinetId: id, type: TYPE, question }) as const;
  return {
    id,
    ask: (question: unknown, answer = async () => 'answer') => withRun(app.context, runOf(question), answer),
    find: (question: unknown) => findRun(app.context, runOf(question)),
    used: async () => (await countRuns(app.context, id))[TYPE],
  };
}
const refusal = { key: 'cabinet.limitExceeded', meta: { type: TYPE, maximum: MAXIMUM } };
const fail = async () => {
  throw new Error('the marketplace is away');
};

test('the same question costs one run a day, another question another one', async () => {
  const { ask, used } = await openMeter();
  await ask({ sku: 1 });
  await ask({ sku: 1 });
  expect(await used()).toBe(1);
  await ask({ sku: 2 });
  expect(await used()).toBe(2);
});

test('a question has been put once it is answered, at the moment at which it was put first', async () => {
  const { ask, find } = await openMeter();
  const begun = app.clock.now();
  const found = await ask('a', async () => String(await find('a')));
  expect(found).toBe('null');
  app.clock.advance(HOUR_MS);
  await ask('a');
  expect(await find('a')).toEqual(begun);
  expect(await find('b')).toBeNull();
});

test('a question that is paid for is answered while somebody else has the cabinet', async () => {
  const { id, ask } = await openMeter();
  await ask('a');
  const answered = await app.context.db.transaction().execute(async (trx) => {
    await lockCabinet(trx, id);
    return ask('a');
  });
  expect(answered).toBe('answer');
});

test('a failed run costs nothing and its reason arrives', async () => {
  const { ask, used } = await openMeter();
  await expect(ask('a', fail)).rejects.toThrow('the marketplace is away');
  expect(await used()).toBe(0);
  await ask('a');
  await expect(ask('a', fail)).rejects.toThrow();
  expect(await used()).toBe(1);
});

test('what is spent is refused until the next Moscow day; what was paid for stays open', async () => {
  const { ask, used } = await openMeter();
  for (let index = 0; index < MAXIMUM; index += 1) await ask(index);
  await expect(ask('one more')).rejects.toMatchObject(refusal);
  expect(await ask(0)).toBe('answer');
  expect(await used()).toBe(MAXIMUM);
  app.clock.advance(24 * HOUR_MS);
  expect(await used()).toBe(0);
  expect(await ask('one more')).toBe('answer');
});

test('runs at once never exceed the plan', async () => {
  const { ask, used } = await openMeter();
  const slow = () => new Promise<string>((resolve) => setTimeout(resolve, 100, 'answer'));
  const requested = await Promise.allSettled(
    Array.from({ length: MAXIMUM + 3 }, (_, index) => ask(index, slow)),
  );
  expect(requested.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAXIMUM);
  expect(await used()).toBe(MAXIMUM);
});

test.each(['first', 'second'])(
  'of the same question put twice at once, the %s to fail leaves the other its place',
  async (failing) => {
    const { ask, used } = await openMeter();
    for (let index = 1; index < MAXIMUM; index += 1) await ask(index);
    const open = () => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const begun = Promise.withResolvers<void>();
      const answered = ask('twin', () => {
        begun.resolve();
        return promise;
      });
      return { answered, begun: begun.promise, resolve, reject };
    };
    const first = open();
    await first.begun;
    const second = open();
    await second.begun;
    const [lost, kept] = failing === 'first' ? [first, second] : [second, first];
    lost.reject(new Error('lost'));
    await expect(lost.answered).rejects.toThrow('lost');
    await expect(ask('another')).rejects.toMatchObject(refusal);
    kept.resolve('answer');
    expect(await kept.answered).toBe('answer');
    expect(await used()).toBe(MAXIMUM);
  },
);

test('of the same question put twice at once, two that fail leave nothing taken', async () => {
  const { ask } = await openMeter();
  for (let index = 1; index < MAXIMUM; index += 1) await ask(index);
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return fail();
  };
  await Promise.allSettled([ask('twin', slow), ask('twin', slow)]);
  expect(await ask('another')).toBe('answer');
});

test('a run that a killed process left open gives its place back', async () => {
  const { ask } = await openMeter();
  const begin = (index: number) =>
    new Promise<void>((resolve) => {
      void ask(index, () => {
        resolve();
        return new Promise(() => undefined);
      });
    });
  await Promise.all(Array.from({ length: MAXIMUM }, (_, index) => begin(index)));
  expect(await ask('one more').catch((error: unknown) => error)).toMatchObject(refusal);
  app.clock.advance(HOUR_MS);
  expect(await ask('one more')).toBe('answer');
});
