import { describe, expect, it } from 'vitest';
import { availableOf, frozenOf } from './accounts.ts';
import { type Entry, walletChange } from './wallet-change.ts';

const mine = (points: number): Entry => ({ account: availableOf(7), points });
const promo = (points: number): Entry => ({ account: 'promo', points });

describe('walletChange', () => {
  it('says what comes to the wallet, what goes and what is set aside', () => {
    expect(walletChange(7, [promo(-50), mine(50)])).toEqual({ available: 50, frozen: 0 });
    expect(walletChange(7, [mine(-20), { account: frozenOf(7), points: 20 }])).toEqual({
      available: -20,
      frozen: 20,
    });
    expect(walletChange(7, [{ account: frozenOf(7), points: -20 }, promo(20)])).toEqual({
      available: 0,
      frozen: -20,
    });
  });

  it.each<[string, Entry[], RegExp]>([
    ['nothing', [], /sums to zero/],
    ['points out of nowhere', [promo(-50), mine(51)], /sums to zero/],
    ['an entry of zero', [promo(0), mine(0)], /whole and not zero/],
    ['half a point', [promo(-0.5), mine(0.5)], /whole and not zero/],
    ['more than a number can hold', [promo(-(2 ** 53)), mine(2 ** 53)], /whole and not zero/],
    ['one account twice', [promo(-50), mine(25), mine(25)], /twice/],
    ['the wallet of another person', [promo(-50), { account: availableOf(8), points: 50 }], /one wallet/],
    ['the frozen points of another person', [mine(-50), { account: frozenOf(77), points: 50 }], /one wallet/],
  ])('refuses %s', (_, entries, reason) => {
    expect(() => walletChange(7, entries)).toThrow(reason);
  });
});
