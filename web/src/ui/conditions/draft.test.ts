import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carryOver, changesOf, keyOf } from './draft.ts';

type State = { words: string; most?: number | undefined; isFresh: boolean };
const STATE: State = { words: '', isFresh: false };

test('changes wait over the state that they were written over, and over no other', () => {
  const draft = { of: keyOf(STATE), changes: { words: 'tea' } };
  expect(changesOf(draft, { ...STATE })).toEqual({ words: 'tea' });
  expect(changesOf(draft, { ...STATE, isFresh: true })).toEqual({});
});

test('what is applied past the others leaves them waiting', () => {
  const next = { isFresh: true };
  const draft = carryOver<State>({ words: 'tea', isFresh: false }, STATE, next);
  expect(changesOf(draft, { ...STATE, ...next })).toEqual({ words: 'tea' });
});

test('equal states have one key, whatever the order of their keys and with nothing as nothing', () => {
  const state = fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.string(), fc.constant(undefined)));
  fc.assert(
    fc.property(state, (some) => {
      const reversed = Object.fromEntries(Object.entries(some).toReversed());
      const stated = Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined));
      expect(keyOf(reversed)).toBe(keyOf(some));
      expect(keyOf(stated)).toBe(keyOf(some));
    }),
  );
});
