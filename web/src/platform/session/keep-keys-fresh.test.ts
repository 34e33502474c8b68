import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSession, NO_SESSION } from '../token/session-store.ts';
import { refreshChangedKeys } from './keep-keys-fresh.ts';

const cabinet = (id: number, isValid: boolean) => ({ id, isValid }) as unknown as Cabinet;

let requested: string[] = [];

/** The server's list of cabinets whose keys are refused. */
function answerWith(ids: number[]): void {
  const cabinets = ids.map((id) => ({ id, name: `Cabinet ${id}`, keyStatus: 'expired' }));
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url.split('/').at(-1) ?? '');
    await Promise.resolve();
    return new Response(JSON.stringify({ cabinets: url.endsWith('getMy') ? [] : cabinets }), { status: 200 });
  });
}

beforeEach(() => {
  requested = [];
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  changeSession({ ...NO_SESSION, cabinets: [cabinet(1, true), cabinet(2, false), cabinet(3, false)] });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('as long as the same keys are refused, nothing else is requested', async () => {
  answerWith([3, 2]);
  await refreshChangedKeys();
  expect(requested).toEqual(['getInvalidOzonKeyCabinets']);
});

test.each([[[1, 2, 3]], [[2]], [[]]])('when those of %j are, the cabinets are read again', async (ids) => {
  answerWith(ids);
  await refreshChangedKeys();
  expect(requested).toEqual(['getInvalidOzonKeyCabinets', 'getMy']);
});
