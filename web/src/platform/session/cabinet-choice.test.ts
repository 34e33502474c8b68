import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { expect, test } from 'vitest';
import { chooseCabinet, validFirst } from './cabinet-choice.ts';

function cabinet(id: number, isValid: boolean, isBlocked = false): Cabinet {
  return { id, isValid, isBlocked } as Cabinet;
}

const list = [cabinet(1, false), cabinet(2, true), cabinet(3, true, true), cabinet(4, true)];

test('usable cabinets come first and keep their order', () => {
  expect(validFirst(list).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
});

test('the remembered cabinet is kept while it is in the list, even an invalid one', () => {
  expect(chooseCabinet(list, 1)?.id).toBe(1);
});

test('otherwise the first valid one is chosen', () => {
  expect(chooseCabinet(list, 99)?.id).toBe(2);
  expect(chooseCabinet(list, undefined)?.id).toBe(2);
});

test('without cabinets nothing is chosen', () => {
  expect(chooseCabinet([], 1)).toBeNull();
});
