import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser } from '../../../test/builders/factories.ts';
import { findLostHolds } from '../../../test/builders/holds.ts';
import { readBalances } from '../../../test/builders/ledger-load.ts';
import { availableOf } from '../ledger/accounts.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { NotEnoughPoints, postOperation } from '../ledger/post-operation.ts';
import { chargeHold, releaseHold } from './end-hold.ts';
import { expireHolds } from './expire-holds.ts';
import { placeHold } from './place-hold.ts';

const START = new Date('2026-03-02T09:00:00Z');
const GRANTED = 1000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: START });
});
afterEach(async () => {
  expect(await checkLedger(app.context.db)).toEqual([]);
  expect(await findLostHolds(app.context.db)).toEqual([]);
});
afterAll(() => app.close());

const inTransaction = <Result>(work: (trx: Parameters<typeof placeHold>[0]) => Promise<Result>) =>
  app.context.db.transaction().execute((trx) => work(trx));
const now = () => app.clock.now();

async function makeSaver(): Promise<number> {
  const { id } = await makeUser(app);
  await inTransaction((trx) =>
    postOperation(trx, {
      userId: id,
      kind: 'grant',
      idempotencyKey: `saver:${id}`,
      entries: [
        { account: 'office', points: -GRANTED },
        { account: availableOf(id), points: GRANTED },
      ],
      at: now(),
    }),
  );
  return id;
}

let keys = 0;
const place = (userId: number, points: number, minutes = 60, onceKey = `test:${(keys += 1)}`) =>
  inTransaction((trx) =>
    placeHold(trx, {
      userId,
      points,
      testId: 1,
      testName: 'Кружка',
      onceKey,
      expiresAt: new Date(now().getTime() + minutes * MINUTE_MS),
      at: now(),
    }),
  );
const charge = (holdId: number) => inTransaction((trx) => chargeHold(trx, { holdId, at: now() }));
const release = (holdId: number) => inTransaction((trx) => releaseHold(trx, { holdId, at: now() }));
const balanceOf = async (userId: number) => (await readBalances(app.context.db, [userId])).get(userId);

describe('a hold', () => {
  it('is placed once under its key, and another one is refused under it', async () => {
    const userId = await makeSaver();
    const holds = await Promise.all(Array.from({ length: 20 }, () => place(userId, 300, 60, 'once')));
    expect(new Set(holds).size).toBe(1);
    expect(await balanceOf(userId)).toEqual({ available: 700, frozen: 300 });
    await expect(place(userId, 301, 60, 'once')).rejects.toThrow('another hold under "once"');
  });

  it('of more than there is leaves nothing behind', async () => {
    const userId = await makeSaver();
    await expect(place(userId, GRANTED + 1)).rejects.toThrow(NotEnoughPoints);
    expect(await balanceOf(userId)).toEqual({ available: GRANTED, frozen: 0 });
  });

  it('goes with the transaction it stands in', async () => {
    const userId = await makeSaver();
    const holdId = await place(userId, 300);
    const failing = inTransaction(async (trx) => {
      await chargeHold(trx, { holdId, at: now() });
      throw new Error('something after it');
    });
    await expect(failing).rejects.toThrow('something after it');
    expect(await release(holdId)).toBe('released');
  });

  it('ends once, whatever arrives at the same moment', async () => {
    const userId = await makeSaver();
    const holdId = await place(userId, 300);
    const ends = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? charge(holdId) : release(holdId))),
    );
    expect(new Set(ends).size).toBe(1);
    const isCharged = ends[0] === 'charged';
    expect(await balanceOf(userId)).toEqual({ available: isCharged ? 700 : 1000, frozen: 0 });
  });
});

/** The plain model of one person's holds: what each is, and what is left. */
type Model = {
  available: number;
  minute: number;
  holds: { id: number; points: number; until: number; end?: string }[];
};
type Step = { run(userId: number, model: Model): Promise<void>; toString(): string };

function endInModel(model: Model, index: number, wanted: 'charged' | 'released'): string | undefined {
  const hold = model.holds[index % Math.max(model.holds.length, 1)];
  if (!hold) return undefined;
  if (hold.end === undefined) {
    hold.end = hold.until <= model.minute ? 'released' : wanted;
    if (hold.end === 'released') model.available += hold.points;
  }
  return hold.end;
}

const aPlacing = fc
  .record({ points: fc.integer({ min: 1, max: 600 }), minutes: fc.integer({ min: 1, max: 90 }) })
  .map(
    ({ points, minutes }): Step => ({
      toString: () => `place ${points} for ${minutes} min`,
      run: async (userId, model) => {
        if (points > model.available) {
          await expect(place(userId, points, minutes)).rejects.toThrow(NotEnoughPoints);
          return;
        }
        model.available -= points;
        model.holds.push({ id: await place(userId, points, minutes), points, until: model.minute + minutes });
      },
    }),
  );

const anEnding = fc
  .record({ index: fc.nat(20), wanted: fc.constantFrom('charged' as const, 'released' as const) })
  .map(
    ({ index, wanted }): Step => ({
      toString: () => `${wanted} ${index}`,
      run: async (_, model) => {
        const expected = endInModel(model, index, wanted);
        const hold = model.holds[index % Math.max(model.holds.length, 1)];
        if (!hold) return;
        expect(await (wanted === 'charged' ? charge : release)(hold.id)).toBe(expected);
      },
    }),
  );

const aPause = fc.integer({ min: 1, max: 60 }).map(
  (minutes): Step => ({
    toString: () => `${minutes} min pass`,
    run: async (_, model) => {
      model.minute += minutes;
      app.clock.advance(minutes * MINUTE_MS);
    },
  }),
);

const anExpiry = fc.constant<Step>({
  toString: () => 'the job',
  run: async (_, model) => {
    for (const [index, hold] of model.holds.entries())
      if (hold.until <= model.minute) endInModel(model, index, 'released');
    await expireHolds(app.context);
  },
});

describe('every order of events', () => {
  it('ends as in a plain model', async () => {
    const steps = fc.array(fc.oneof(aPlacing, anEnding, aPause, anExpiry), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(steps, async (run) => {
        const userId = await makeSaver();
        const model: Model = { available: GRANTED, minute: 0, holds: [] };
        for (const step of run) await step.run(userId, model);
        const frozen = model.holds
          .filter(({ end }) => end === undefined)
          .reduce((sum, { points }) => sum + points, 0);
        expect(await balanceOf(userId)).toEqual({ available: model.available, frozen });
      }),
      { numRuns: 30 },
    );
  });
});
