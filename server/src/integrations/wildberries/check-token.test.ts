import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { wbKeyOf } from '../../../test/fakes/wb-key.ts';
import { checkToken } from './check-token.ts';

describe('checking a token', () => {
  let sandbox: Sandbox;
  let now: Date;
  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 300, products: 500 });
  });
  // A day: a basic token may ask whose it is once in that time.
  beforeEach(async () => {
    now = (await sandbox.clock({ advanceMinutes: 24 * 60 })).now;
  });
  afterAll(() => sandbox.stop());

  it.each([
    ['personal', { kind: 'personal', missing: [], isReadOnly: false, jam: { state: 'unknown' } }],
    ['service', { kind: 'service', missing: [], jam: { state: 'active', level: 'premium' } }],
    ['basic', { kind: 'basic', missing: [] }],
    ['read-only', { kind: 'personal', isReadOnly: true }],
    [
      'wrong-category',
      { categories: ['prices', 'statistics'], missing: ['content', 'analytics', 'promotion'] },
    ],
    ['no-jam', { kind: 'service', jam: { state: 'none' } }],
  ])('%s', async (profile, expected) => {
    const checked = await checkToken(await wbKeyOf(sandbox, profile), now);
    expect(checked).toMatchObject({ outcome: 'valid', ...expected });
    if (checked.outcome !== 'valid') throw new Error(checked.outcome);
    const daysLeft = (checked.expiresAt.getTime() - now.getTime()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(0);
    expect(daysLeft).toBeLessThanOrEqual(180);
    expect(checked.sellerName).not.toBe('');
  });

  it('an expired one is known without asking, nonsense too', async () => {
    const silent = { baseUrl: 'http://127.0.0.1:1/{host}' };
    const expired = await wbKeyOf(sandbox, 'expired', silent);
    expect((await checkToken(expired, now)).outcome).toBe('expired');
    expect((await checkToken({ ...expired, token: 'x' }, now)).outcome).toBe('unauthorized');
  });

  it('one that was changed by a letter is refused by the marketplace', async () => {
    const key = await wbKeyOf(sandbox, 'personal');
    const changed = { ...key, token: key.token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) };
    expect((await checkToken(changed, now)).outcome).toBe('unauthorized');
  });

  it('a basic one that has asked today must wait a day', async () => {
    const key = await wbKeyOf(sandbox, 'basic');
    expect((await checkToken(key, now)).outcome).toBe('valid');
    const again = await checkToken(key, now);
    if (again.outcome !== 'rateLimited') throw new Error(again.outcome);
    expect(again.retryAfterMs).toBeGreaterThan(23 * 3_600_000);
  });
});
