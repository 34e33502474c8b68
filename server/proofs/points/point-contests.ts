import { usePromoCode } from '@vitrina/contract/billing/promo.ts';
import type { OperationKind } from '@vitrina/contract/billing/wallet.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { sql, type Transaction } from 'kysely';
import { chargeHold, releaseHold } from '../../src/billing/holds/end-hold.ts';
import { placeHold } from '../../src/billing/holds/place-hold.ts';
import { createPromoCode } from '../../src/billing/promo/create-promo-code.ts';
import { takeTopUpPercent } from '../../src/billing/promo/top-up-percent.ts';
import { takeBackReward } from '../../src/billing/referral/take-back-reward.ts';
import type { TestApp } from '../../test/app.ts';
import { grantPoints } from '../../test/builders/grants.ts';
import { creditTopUp } from '../../test/builders/top-ups.ts';
import { ask } from '../ask.ts';
import type { World } from '../codes/flow.ts';
import { AT_ONCE, type Contest } from '../contest.ts';

type Trx = Transaction<Record<never, never>>;

const POINTS = 1000;
let numbers = 0;
const nextNumber = () => (numbers += 1);

async function atOnce(attempt: (nth: number) => Promise<unknown>): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, nth) => attempt(nth)));
  return outcomes.filter(({ status }) => status === 'rejected').length;
}

async function count(app: TestApp, userId: number, kinds: readonly OperationKind[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ledger_operations
    where user_id = ${userId} and kind in (${sql.join(kinds)})`.execute(app.context.db);
  return rows[0]?.count ?? 0;
}

const within = ({ context }: TestApp, work: (trx: Trx) => Promise<unknown>) =>
  context.db.transaction().execute((trx) => work(trx));

async function makeHold({ app, makePerson }: World) {
  const { id: userId } = await makePerson();
  await grantPoints(app.context, { userId, points: POINTS });
  const at = app.clock.now();
  const hold = {
    userId,
    points: 300,
    testId: 1,
    testName: 'Кружка',
    onceKey: `contest:${nextNumber()}`,
    expiresAt: new Date(at.getTime() + HOUR_MS),
    at,
  };
  return { userId, at, place: (trx: Trx) => placeHold(trx, hold) };
}

async function makeFriend({ app, makePerson }: World) {
  const [referrer, friend] = [await makePerson(), await makePerson()];
  await sql`update users set referrer_id = ${referrer.id} where id = ${friend.id}`.execute(app.context.db);
  const pay = (paymentId: number) =>
    creditTopUp(app.context, { userId: friend.id, paymentId, points: POINTS });
  return { referrer, friend, pay };
}

async function useCode({ app, makePerson }: World, gift: Parameters<typeof createPromoCode>[1]['gift']) {
  const code = `CONTEST-${gift.kind.toUpperCase()}`;
  await createPromoCode(app.context, { code, gift, uses: 100_000, days: 30 });
  const person = await makePerson();
  const use = () => ask(app.server, { route: usePromoCode, input: { code }, token: person.token });
  return { userId: person.id, use };
}

/** What fifty at once may do once with points. */
export const POINT_CONTESTS: readonly Contest[] = [
  {
    name: 'a hold placed',
    round: async (world) => {
      const { userId, place } = await makeHold(world);
      const failures = await atOnce(() => within(world.app, place));
      return { effects: await count(world.app, userId, ['hold']), failures };
    },
  },
  {
    name: 'a hold charged and released',
    round: async (world) => {
      const { userId, at, place } = await makeHold(world);
      const holdId = await world.app.context.db.transaction().execute(place);
      const ends = [chargeHold, releaseHold] as const;
      const failures = await atOnce((nth) =>
        within(world.app, (trx) => ends[nth % 2 === 0 ? 0 : 1](trx, { holdId, at })),
      );
      return { effects: await count(world.app, userId, ['charge', 'release']), failures };
    },
  },
  {
    name: 'a referrer’s reward of one payment',
    round: async (world) => {
      const { referrer, pay } = await makeFriend(world);
      const paymentId = nextNumber();
      const failures = await atOnce(() => pay(paymentId));
      return { effects: await count(world.app, referrer.id, ['referralReward']), failures };
    },
  },
  {
    name: 'a friend’s bonus of fifty first payments',
    round: async (world) => {
      const { friend, pay } = await makeFriend(world);
      const failures = await atOnce(() => pay(nextNumber()));
      return { effects: await count(world.app, friend.id, ['friendBonus']), failures };
    },
  },
  {
    name: 'a reward taken back by one refund',
    round: async (world) => {
      const { referrer, friend, pay } = await makeFriend(world);
      const paymentId = nextNumber();
      await pay(paymentId);
      const refund = { paymentId, refundId: nextNumber(), refundedInAll: POINTS, paid: POINTS };
      const failures = await atOnce(() =>
        within(world.app, (trx) =>
          takeBackReward(trx, { userId: friend.id, at: world.app.clock.now(), ...refund }),
        ),
      );
      return { effects: await count(world.app, referrer.id, ['referralRewardBack']), failures };
    },
  },
  {
    name: 'days of a plan by a promo code',
    round: async (world) => {
      const { userId, use } = await useCode(world, { kind: 'days', plan: 'expert', days: 14 });
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, use));
      const { rows } = await sql`select from plan_grants where user_id = ${userId}`.execute(
        world.app.context.db,
      );
      return { effects: rows.length, failures: answers.filter(({ status }) => status >= 500).length };
    },
  },
  {
    name: 'a percentage of a promo code on fifty top-ups',
    round: async (world) => {
      const { userId, use } = await useCode(world, { kind: 'percent', percent: 10 });
      await use();
      const failures = await atOnce(() => {
        const topUp = { userId, paymentId: nextNumber(), points: POINTS, at: world.app.clock.now() };
        return within(world.app, (trx) => takeTopUpPercent(trx, topUp));
      });
      return { effects: await count(world.app, userId, ['promo']), failures };
    },
  },
];
