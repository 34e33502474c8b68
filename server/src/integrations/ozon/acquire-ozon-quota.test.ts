import { describe, expect, it } from 'vitest';
import { quotasOf } from './acquire-ozon-quota.ts';
import { METHOD_QUOTAS } from './limits.ts';

const key = { clientId: '7' };

describe('quotas of a request', () => {
  it('most methods draw from the account alone, never more than the contract allows', () => {
    const [account, ...others] = quotasOf(key, '/v3/product/list');
    expect(others).toEqual([]);
    expect(account?.key).toBe('ozon:7');
    expect(account?.quota.perSecond).toBeLessThanOrEqual(50);
    expect(quotasOf(key)).toEqual([account]);
  });

  it('analytics waits for its minute before it takes a request of the account', () => {
    const [method, account] = quotasOf(key, '/v1/analytics/data');
    expect(method?.key).toBe('ozon:7:/v1/analytics/data');
    expect(method?.quota.burst).toBe(1);
    expect((method?.quota.perSecond ?? 1) * 60).toBeLessThanOrEqual(1);
    expect(account?.key).toBe('ozon:7');
  });

  it('accounts and methods do not share their quotas', () => {
    const methods = [...METHOD_QUOTAS.keys()];
    const keys = ['7', '8'].flatMap((clientId) =>
      methods.map((method) => quotasOf({ clientId }, method)[0]?.key),
    );
    expect(new Set(keys).size).toBe(2 * methods.length);
  });
});
