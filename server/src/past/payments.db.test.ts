import { getTopUpInfo } from '@vitrina/contract/billing/payments.ts';
import { getWalletInfo, listWalletOperations } from '@vitrina/contract/billing/wallet.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { makeCabinet, makeUser } from '../../test/builders/factories.ts';
import { startSandbox } from '../../test/fakes/sandbox.ts';
import { paymentsPast } from './payments.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

test('top-ups of the past are made once, each on its day, however often they are begun', async () => {
  const sandbox = await startSandbox({ queries: 300, products: 300 });
  await sandbox.clock({ now: NOW.toISOString(), speed: 1 });
  const app = await startTestApp({ now: NOW, env: sandbox.env });
  try {
    const owner = await makeUser(app);
    const { id: cabinetId } = await makeCabinet(app, { owner });
    // One that the worker of today has given up, because it met the order before the provider did.
    await sql`insert into payments (user_id, request_key, idempotence_key, shop_id, is_test, points, sent_order, state, created_at)
      values (${owner.id}, 'past first 0', 'given up', 'x', true, 20000, '{}', 'failed', ${NOW})`.execute(
      app.context.db,
    );
    const params = { cabinetId, before: NOW, from: 0, to: 1, signal: new AbortController().signal };
    const made = async () => {
      await paymentsPast.fill(app.context, params);
      const { operations } = await app.call(listWalletOperations, {}, owner.token);
      return operations.map(({ kind, at }) => `${kind} ${(NOW.getTime() - Date.parse(at)) / DAY_MS}`);
    };
    const once = await made();
    expect(once).toEqual(['refund 18', 'topUp 20', 'topUp 61', 'topUpBonus 96', 'topUp 96']);
    expect(await made()).toEqual(once);
    expect(await app.call(getWalletInfo, {}, owner.token)).toMatchObject({ available: 31_000 });
    const { cards, pending } = await app.call(getTopUpInfo, {}, owner.token);
    expect([cards.length, pending]).toEqual([1, []]);
  } finally {
    await app.close();
    await sandbox.stop();
  }
});
