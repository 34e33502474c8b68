import { expect, test } from 'vitest';
import { findYmKey, YM_KEY_PROFILE_NAMES, ymKey } from './ym-key.ts';

test.each(YM_KEY_PROFILE_NAMES)('the key %s says whose it is and what it may do', (profile) => {
  const key = ymKey(4095, profile);
  expect(key).toMatch(/^ACMA:[0-9a-f]{40}:[0-9a-f]{8}$/);
  expect(ymKey(4095, profile)).toBe(key);
  expect(findYmKey(key)).toEqual({ sellerId: 4095, profile });
});

test('no key opens two sellers, and a changed one opens nobody', () => {
  const keys = [1, 2, 300].flatMap((seller) => YM_KEY_PROFILE_NAMES.map((profile) => ymKey(seller, profile)));
  expect(new Set(keys).size).toBe(keys.length);
  const [key = ''] = keys;
  for (const wrong of ['', 'ACMA::', key.toUpperCase(), key.replace(/1$/, '2'), key.slice(0, -1)])
    expect(findYmKey(wrong)).toBeUndefined();
});
