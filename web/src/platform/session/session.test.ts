import type { AccountInfo } from '@vitrina/contract/accounts/account.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDemo } from '../demo.ts';
import { isAbleTo, loadAbility } from '../token/ability.ts';
import { changeSession, NO_SESSION, readSession } from '../token/session-store.ts';
import { cabinet } from './cabinet-samples.ts';
import { beginSession, resetSession } from './reset-session.ts';
import { keepAccount, refreshCabinets, refreshLimits, selectCabinet, selectExample } from './session.ts';

/** A browser's storage: what is asked of it here is what a real one does. */
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

function answerWith(cabinets: Cabinet[], example: Cabinet | null = null): void {
  const body = (url: string) => {
    if (url.endsWith('getMy')) return { cabinets };
    return url.endsWith('getExample') ? { cabinet: example } : { limits: [] };
  };
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    await Promise.resolve();
    signal?.throwIfAborted();
    return new Response(JSON.stringify(body(url)), { status: 200 });
  });
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', storage);
  changeSession(NO_SESSION);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the rules of the selected cabinet are stored, and the ability is built of them', async () => {
  answerWith([cabinet(1, ['analyticsReadOnly', 'usersManager'])]);
  await refreshCabinets();
  expect(JSON.parse(stored.get('userAbilityRules') ?? '')).toEqual([
    { action: 'read', subject: 'analytics' },
    { action: 'read', subject: 'cabinet' },
    { action: 'change', subject: 'users' },
  ]);
  const { ability } = readSession();
  expect(isAbleTo(ability, 'view')).toBe(true);
  expect(isAbleTo(ability, 'users')).toBe(true);
  expect(isAbleTo(ability, 'edit')).toBe(false);
  expect(isAbleTo(ability, 'delete')).toBe(false);
});

test('a stored list that is broken or absent allows nothing', async () => {
  const readAbility = await loadAbility();
  expect(isAbleTo(readAbility(), 'view')).toBe(false);
  stored.set('userAbilityRules', '[{"action":1}]');
  expect(isAbleTo(readAbility(), 'view')).toBe(false);
  stored.set('userAbilityRules', '{not json');
  expect(isAbleTo(readAbility(), 'view')).toBe(false);
});

test('another cabinet brings other rules, and none brings the empty list', async () => {
  answerWith([cabinet(1, ['owner']), cabinet(2, ['administrator'])]);
  await refreshCabinets();
  await selectCabinet(cabinet(2, []).id);
  expect(isAbleTo(readSession().ability, 'view')).toBe(false);
  expect(isAbleTo(readSession().ability, 'key')).toBe(true);
  answerWith([]);
  await refreshCabinets();
  expect(stored.get('userAbilityRules')).toBe('[]');
  expect(stored.has('cabinet')).toBe(false);
});

test('a refresh keeps the cabinet of this tab, whatever another tab has chosen since', async () => {
  answerWith([cabinet(1, ['owner']), cabinet(2, ['owner'])]);
  await refreshCabinets();
  stored.set('cabinet', JSON.stringify({ id: 2 }));
  await refreshCabinets();
  expect(readSession().cabinet?.id).toBe(1);
});

test('the example stays selected until there is a cabinet of one’s own or it is closed, and allows reading alone', async () => {
  const example = { ...cabinet(7, []), isExample: true };
  answerWith([], example);
  await refreshCabinets();
  expect(readSession().cabinet).toBeNull();
  await selectExample(example);
  await refreshCabinets();
  const { cabinet: selected, cabinets, ability } = readSession();
  expect([selected?.id, cabinets]).toEqual([7, []]);
  expect([isAbleTo(ability, 'view'), isAbleTo(ability, 'members'), isAbleTo(ability, 'edit')]).toEqual([
    true,
    false,
    false,
  ]);
  // Nobody shows it any more.
  answerWith([]);
  await refreshCabinets();
  expect(readSession().cabinet).toBeNull();
  await selectExample(example);
  answerWith([cabinet(1, ['owner'])], example);
  await refreshCabinets();
  expect(readSession().cabinet?.id).toBe(1);
  await selectExample(example);
  await selectExample(null);
  expect(readSession().cabinet?.id).toBe(1);
});

test('in a public demo the example is there from the start, and nothing else', async () => {
  readDemo({ querySelector: () => ({}) as Element });
  answerWith([], { ...cabinet(7, []), isExample: true });
  await refreshCabinets();
  expect(readSession().cabinet?.id).toBe(7);
  readDemo({ querySelector: () => null });
});

test('signing out clears what belongs to the person and nothing else', async () => {
  const kept = { language: 'fr', showCookies: 'false', theme: 'dark' };
  Object.entries(kept).forEach(([key, value]) => stored.set(key, value));
  beginSession('a.b.c');
  stored.set('directionGraphs', 'true');
  keepAccount({ fullName: 'Анна', username: 'anna' } as AccountInfo);
  answerWith([cabinet(1, ['owner'])]);
  await refreshCabinets();
  expect([...stored.keys()].toSorted()).toEqual(
    [
      ...Object.keys(kept),
      'accessToken',
      'accountInfo',
      'cabinet',
      'directionGraphs',
      'userAbilityRules',
      'userData',
    ].toSorted(),
  );
  expect(JSON.parse(stored.get('userData') ?? '')).toEqual({
    fullName: 'Анна',
    username: 'anna',
    role: 'user',
  });
  resetSession();
  expect(Object.fromEntries(stored)).toEqual(kept);
});

test('an answer that comes after the sign-out brings nothing back', async () => {
  answerWith([cabinet(1, ['owner'])]);
  const asking = refreshCabinets();
  resetSession();
  await expect(asking).rejects.toThrow();
  expect(stored.has('cabinet')).toBe(false);
  expect(readSession().cabinet).toBeNull();
});

test('whoever signs in over the session of another tab finds nothing of the last person', async () => {
  answerWith([cabinet(1, ['owner'])]);
  await refreshCabinets();
  keepAccount({ fullName: 'Анна', username: 'anna' } as AccountInfo);
  const asking = refreshCabinets();
  beginSession('d.e.f');
  await expect(asking).rejects.toThrow();
  expect(readSession()).toEqual(NO_SESSION);
  expect(Object.fromEntries(stored)).toEqual({ accessToken: 'd.e.f' });
});

test('limits are not asked for by somebody who may not see them', async () => {
  answerWith([cabinet(1, ['none'])]);
  await refreshCabinets();
  const ask = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', ask);
  await refreshLimits();
  expect(ask).not.toHaveBeenCalled();
});
