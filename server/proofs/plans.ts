import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import { PLANS } from '@vitrina/contract/plans.ts';
import { checkLedger } from '../src/billing/ledger/check-ledger.ts';
import { buyPlan } from '../src/billing/plans/buy-plan.ts';
import { settlePlans } from '../src/billing/plans/ending/settle-plans.ts';
import { listPlans } from '../src/billing/plans/list-plans.ts';
import { quotePlan } from '../src/billing/plans/quote-plan.ts';
import { switchRenewal } from '../src/billing/plans/switch-renewal.ts';
import { getWalletInfo } from '../src/billing/wallet/get-wallet-info.ts';
import type { Context } from '../src/platform/context.ts';
import { connectPostgres } from '../src/platform/postgres/database.ts';
import { Problem } from '../src/platform/problem.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import {
  buyInModel,
  type ModelAccount,
  planAt,
  renewInModel,
  switchesBetween,
  type Wish,
} from '../test/builders/plan-model.ts';
import { givePoints } from '../test/builders/points.ts';
import { type Figure, never, type Size } from './figure.ts';
import { type MakePerson, quickPeople } from './quick-people.ts';

const SIZES: Record<Size, { accounts: number; days: number; rounds: number }> = {
  small: { accounts: 12, days: 45, rounds: 2 },
  full: { accounts: 1000, days: 400, rounds: 200 },
};
const AT_ONCE = 50;
const STEP_MS = HOUR_MS;
/** A purchase of an account every so many steps. */
const STEPS_A_PURCHASE = 24 * 50;
const START = new Date('2027-12-20T07:10:00Z');

/** The same numbers every time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function buy(context: Context, userId: number, wish: Wish): Promise<boolean> {
  try {
    const { kind, price, credit, endsNow } = await quotePlan(context, userId, wish);
    const confirmed = { kind, price, credit, endsNow };
    await buyPlan(context, userId, { ...wish, requestKey: randomUUID(), confirmed });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

type Accounts = Map<number, ModelAccount>;

async function openAccounts(app: TestApp, count: number, next: (below: number) => number): Promise<Accounts> {
  const makePerson = await quickPeople(app);
  const accounts: Accounts = new Map();
  for (let made = 0; made < count; made += 1) {
    const { id } = await makePerson();
    const points = 10_000 + next(150_000);
    const renews = next(2) === 0;
    await givePoints(app, id, points);
    if (renews) await switchRenewal(app.context, id, true);
    accounts.set(id, { spans: [], points, renews, charges: 0 });
  }
  return accounts;
}

type Run = { app: TestApp; accounts: Accounts; found: string[]; next: (below: number) => number };

async function purchaseSome({ app, accounts, found, next }: Run): Promise<void> {
  for (const [id, account] of accounts) {
    if (next(STEPS_A_PURCHASE) !== 0 && account.charges > 0) continue;
    const types = [PLANS.start, PLANS.beginnerExpert, PLANS.expert];
    const wish: Wish = {
      planType: types[next(types.length)] ?? PLANS.start,
      months: 1 + next(4),
      begins: next(2) === 0 ? 'now' : 'next',
    };
    const expected = buyInModel(account, wish, app.clock.now().getTime());
    const isBought = await buy(app.context, id, wish);
    if (isBought !== expected)
      found.push(`${JSON.stringify(wish)} of ${id}: ${isBought ? 'bought' : 'refused'}`);
  }
}

async function compare({ app, accounts, found }: Run, ids: readonly number[]): Promise<void> {
  const at = app.clock.now();
  const plans = await listPlans(app.context, ids);
  for (const id of ids) {
    const account = accounts.get(id);
    const [is, expected] = [PLANS[plans.get(id) ?? 'none'], account ? planAt(account, at.getTime()) : 0];
    if (is !== expected) found.push(`${id} at ${at.toISOString()}: ${is}, not ${expected}`);
  }
}

/** Every plan that changes in the next step: a second before its moment the old one, at its moment the new one. */
async function watchSwitches(run: Run, until: number): Promise<number> {
  const { app, accounts } = run;
  const switches = [...accounts].flatMap(([id, account]) =>
    switchesBetween(account, app.clock.now().getTime(), until).map((moment) => ({ id, moment })),
  );
  for (const { id, moment } of switches.toSorted((one, other) => one.moment - other.moment)) {
    for (const at of [moment - 1000, moment]) {
      app.clock.set(new Date(at));
      await compare(run, [id]);
    }
  }
  return switches.length;
}

async function proveSwitches({ accounts: count, days }: { accounts: number; days: number }): Promise<Figure> {
  const app = await startTestApp({ now: START });
  try {
    const next = numbers(15);
    const run: Run = { app, accounts: await openAccounts(app, count, next), found: [], next };
    const { accounts, found } = run;
    const ids = [...accounts.keys()];
    let switches = 0;
    for (let at = START.getTime(); at < START.getTime() + days * DAY_MS; at += STEP_MS) {
      app.clock.set(new Date(at));
      await settlePlans(app.context);
      for (const account of accounts.values()) renewInModel(account, at);
      await compare(run, ids);
      await purchaseSome(run);
      switches += await watchSwitches(run, at + STEP_MS);
    }
    for (const [id, { points }] of accounts) {
      const { available } = await getWalletInfo(app.context, id);
      if (available !== points) found.push(`wallet of ${id}: ${available}, not ${points}`);
    }
    for (const { rule, subject } of await checkLedger(app.context.db)) found.push(`${rule}: ${subject}`);
    const charges = [...accounts.values()].reduce((sum, account) => sum + account.charges, 0);
    const of = `${switches} switches to the second and ${charges} charges of ${count} accounts in ${days} days`;
    return never('R15', 'plans: in force other than a plain model says, or charged otherwise', found, of);
  } finally {
    await app.close();
  }
}

async function raceOnce(app: TestApp, contexts: readonly Context[], makePerson: MakePerson): Promise<number> {
  const { id } = await makePerson();
  await givePoints(app, id, 1_000_000);
  const wish: Wish = { planType: PLANS.expert, months: 1, begins: 'now' };
  const { kind, price, credit, endsNow } = await quotePlan(app.context, id, wish);
  const same = randomUUID();
  await Promise.allSettled(
    contexts.map((context, index) =>
      buyPlan(context, id, {
        ...wish,
        requestKey: index % 2 === 0 ? same : randomUUID(),
        confirmed: { kind, price, credit, endsNow },
      }),
    ),
  );
  return (1_000_000 - (await getWalletInfo(app.context, id)).available) / price;
}

async function proveRace(rounds: number): Promise<Figure> {
  const app = await startTestApp({ now: START });
  const { db, close } = connectPostgres(app.context.env.DATABASE_URL, { maxConnections: AT_ONCE });
  try {
    const makePerson = await quickPeople(app);
    const contexts = Array.from({ length: AT_ONCE }, () => ({ ...app.context, db }));
    const found: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const charges = await raceOnce(app, contexts, makePerson);
      if (charges !== 1) found.push(`round ${round}: ${charges}`);
    }
    for (const { rule, subject } of await checkLedger(app.context.db)) found.push(`${rule}: ${subject}`);
    return never(
      'R4',
      `${AT_ONCE} at once, buying a plan: rounds not charged exactly once`,
      found,
      `${rounds} rounds`,
    );
  } finally {
    await close();
    await app.close();
  }
}

/** R15, R4: plans change on their second, and a purchase is charged once. */
export async function prove(size: Size): Promise<Figure[]> {
  const { rounds, ...accounts } = SIZES[size];
  return [await proveSwitches(accounts), await proveRace(rounds)];
}
