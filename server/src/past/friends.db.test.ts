import { getReferralCode } from '@vitrina/contract/accounts/routes.ts';
import { listReferralRewards } from '@vitrina/contract/billing/referral.ts';
import { listWalletOperations } from '@vitrina/contract/billing/wallet.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { makeCabinet, makeUser } from '../../test/builders/factories.ts';
import { startSandbox } from '../../test/fakes/sandbox.ts';
import { friendsPast } from './friends.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

test('a friend of the past has paid and brought rewards, however often the past is begun', async () => {
  const sandbox = await startSandbox({ queries: 300, products: 300 });
  await sandbox.clock({ now: NOW.toISOString(), speed: 1 });
  const app = await startTestApp({ now: NOW, env: sandbox.env });
  try {
    const owner = await makeUser(app);
    const { id: cabinetId } = await makeCabinet(app, { owner });
    const params = { cabinetId, before: NOW, from: 0, to: 1, signal: new AbortController().signal };
    for (let times = 0; times < 2; times += 1) {
      await friendsPast.fill(app.context, params);
      const { operations } = await app.call(listWalletOperations, {}, owner.token);
      const daysAgo = (at: string) => (NOW.getTime() - Date.parse(at)) / DAY_MS;
      expect(operations.map(({ kind, points, at }) => [kind, points, daysAgo(at)])).toEqual([
        ['referralReward', 350, 9],
        ['referralReward', 210, 41],
        ['referralReward', 420, 73],
        ['promo', 300, 82],
      ]);
    }
    expect(await app.call(listReferralRewards, {}, owner.token)).toMatchObject({ earned: 980, debt: 0 });
    expect(await app.call(getReferralCode, {}, owner.token)).toMatchObject({ usageCount: 1 });
  } finally {
    await app.close();
    await sandbox.stop();
  }
});
