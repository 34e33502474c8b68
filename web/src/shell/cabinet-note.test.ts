import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../platform/texts/create-format.ts';
import { cabinetNote } from './cabinet-note.ts';

/** Says the key and what is put into it: the words themselves are the catalogues'. */
const say = (key: string, values?: Record<string, unknown>) =>
  values === undefined ? key : `${key}(${Object.values(values).join()})`;
const t = say as unknown as TFunction;
const FINE = {
  sellerId: '12',
  isBlocked: false,
  blockedAt: null,
  isValid: true,
  keyStatus: 'valid',
  roles: ['analytics'],
} as unknown as Cabinet;
const noteOf = (part: Partial<Cabinet>) => cabinetNote(t, createFormat('ru'), { ...FINE, ...part });

test('a working cabinet shows its seller alone', () => {
  expect(noteOf({})).toBe('shell.sellerId(12)');
});

test('a user without a role sees that, and not whose cabinet it is', () => {
  expect(noteOf({ sellerId: '', roles: ['none'] })).toBe('shell.cabinetNoRole');
});

test('a cabinet that cannot be chosen says why, each reason by itself', () => {
  expect(noteOf({ isValid: false, keyStatus: 'expired' })).toBe(
    'shell.sellerId(12) · shell.invalidBecause(keyReasons.expired)',
  );
  expect(noteOf({ isValid: false })).toBe('shell.sellerId(12) · shell.cabinetInvalid');
  expect(noteOf({ isBlocked: true })).toBe('shell.sellerId(12) · shell.cabinetBlocked');
});

test('the day of the block is the day in Moscow', () => {
  expect(noteOf({ isBlocked: true, blockedAt: '2026-11-20T21:30:00.000Z' })).toContain('21');
});
