import { getTariffInfo } from '@vitrina/contract/billing/tariff.ts';
import { listWalletOperations } from '@vitrina/contract/billing/wallet.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { makeCabinet, makeUser } from '../../test/builders/factories.ts';
import { givePoints } from '../../test/builders/points.ts';
import { plansPast } from './plans.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

test('plans of the past are bought, renewed and changed once, each on its day', async () => {
  const app = await startTestApp({ now: NOW, env: { PAYMENT_SHOP_ID: '1', PAYMENT_SECRET_KEY: 'test' } });
  try {
    const owner = await makeUser(app, { plan: 'none' });
    await givePoints(app, owner.id, 31_000);
    const { id: cabinetId } = await makeCabinet(app, { owner });
    const params = { cabinetId, before: NOW, from: 0, to: 1, signal: new AbortController().signal };
    const made = async () => {
      await plansPast.fill(app.context, params);
      const { operations } = await app.call(listWalletOperations, {}, owner.token);
      return operations
        .filter(({ kind }) => kind.startsWith('plan'))
        .map(({ kind, at }) => `${kind} ${Math.round((NOW.getTime() - Date.parse(at)) / DAY_MS)}`);
    };
    const once = await made();
    expect(once).toEqual(['plan 20', 'planCredit 20', 'plan 34', 'plan 64', 'plan 95']);
    expect(await made()).toEqual(once);
    const { current, renews } = await app.call(getTariffInfo, {}, owner.token);
    expect([current?.planType, renews]).toEqual([6, true]);
  } finally {
    await app.close();
  }
});
