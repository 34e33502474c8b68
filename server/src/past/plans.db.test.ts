import { getTariffInfo } from '@vitrina/contract/billing/tariff.ts';
import { listWalletOperations } from '@vitrina/contract/billing/wallet.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet, makeUser } from '../../test/builders/factories.ts';
import { givePoints } from '../../test/builders/points.ts';
import { grantPlanDays } from '../billing/plans/grant-plan-days.ts';
import { plansPast } from './plans.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

type Gift = { plan: 'beginnerExpert' | 'expert'; source: 'trial' | 'office'; days: number; daysAgo: number };

async function giveDays(app: TestApp, userId: number, { daysAgo, ...gift }: Gift): Promise<void> {
  const at = new Date(NOW.getTime() - daysAgo * DAY_MS);
  const onceKey = `${gift.source}:${userId}`;
  await app.context.db.transaction().execute((trx) => grantPlanDays(trx, { userId, ...gift, onceKey, at }));
}

test('plans of the past are bought, renewed and changed once, each on its day', async () => {
  const app = await startTestApp({ now: NOW, env: { PAYMENT_SHOP_ID: '1', PAYMENT_SECRET_KEY: 'test' } });
  try {
    const owner = await makeUser(app, { plan: 'none' });
    await givePoints(app, owner.id, 31_000);
    const { id: cabinetId } = await makeCabinet(app, { owner });
    await giveDays(app, owner.id, { plan: 'beginnerExpert', source: 'trial', days: 7, daysAgo: 36 });
    await giveDays(app, owner.id, { plan: 'expert', source: 'office', days: 366, daysAgo: 29 });
    const params = { cabinetId, before: NOW, from: 0, to: 1, signal: new AbortController().signal };
    const made = async () => {
      await plansPast.fill(app.context, params);
      const { operations } = await app.call(listWalletOperations, {}, owner.token);
      return operations
        .filter(({ kind }) => kind.startsWith('plan'))
        .map(({ kind, at }) => `${kind} ${Math.round((NOW.getTime() - Date.parse(at)) / DAY_MS)}`);
    };
    const once = await made();
    expect(once).toEqual(['plan 20', 'planCredit 20', 'plan 41', 'plan 71']);
    expect(await made()).toEqual(once);
    const { current, renews } = await app.call(getTariffInfo, {}, owner.token);
    expect([current?.planType, renews]).toEqual([6, true]);
  } finally {
    await app.close();
  }
});
