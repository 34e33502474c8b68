import { EntryState } from '@vitrina/contract/positions/entry-state.ts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../../platform/texts/create-format.ts';
import { listChips } from '../../ui/conditions/list-conditions.ts';
import { ENTRY_CONDITIONS, type EntryConditionState, stateChoices } from './entry-conditions.ts';

const t = ((key: string, values?: object) =>
  [key, ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;
const FIRST: EntryConditionState = { tags: '', tagMode: 'any', state: 'any', known: [] };

function textsOf(narrowed: Partial<EntryConditionState>) {
  const state = { ...FIRST, ...narrowed };
  const words = { t, format: createFormat('en') };
  const shown = { conditions: ENTRY_CONDITIONS, state, applied: state, fields: {}, words };
  return listChips({ ...shown, opened: undefined }).map(({ text }) => text);
}

test('nothing narrows the table as it begins', () => {
  expect(textsOf({})).toEqual([]);
});

test('a state is said in words, waiting and blocked in words of their own', () => {
  expect(textsOf({ state: 'paused' })).toEqual(['positions.home.stateIs positions.states.paused']);
  expect(textsOf({ state: 'blocked' })).toEqual(['positions.home.stateIs positions.home.states.blocked']);
});

test('each condition takes back what it says and leaves the other', () => {
  expect(ENTRY_CONDITIONS.map(({ cleared }) => cleared)).toEqual([
    { state: 'any' },
    { tags: '', tagMode: 'any' },
  ]);
});

test('any state and every state may be chosen', () => {
  expect(stateChoices(t).map(({ value }) => value)).toEqual(['any', ...EntryState.options]);
  const label = (state: string) => stateChoices(t).find(({ value }) => value === state)?.label;
  expect(label('any')).toBe('positions.home.anyState');
  expect(label('waitingFirst')).toBe('positions.home.states.waitingFirst');
  expect(label('blocked')).toBe('positions.home.states.blocked');
  expect(label('active')).toBe('positions.states.active');
});
