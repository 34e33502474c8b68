import { expect, it } from 'vitest';
import { sampleChange } from './feed-samples.ts';
import { markAfterLook } from './visit.ts';

const unseen = (...ids: number[]) => ids.map((id) => sampleChange({ id }));
const NONE: ReadonlySet<number> = new Set();

it('what was on the screen is seen once nothing unseen is left elsewhere', () => {
  expect(markAfterLook({ shown: NONE, changes: unseen(7, 9, 8), unseen: 3 }).upTo).toBe(9);
});

it('nothing is marked while a line was not shown: on another page, or hidden by conditions', () => {
  const first = markAfterLook({ shown: NONE, changes: unseen(9, 8), unseen: 3 });
  expect(first.upTo).toBeUndefined();
  expect(markAfterLook({ shown: first.shown, changes: unseen(7), unseen: 3 }).upTo).toBe(9);
});

it('a line counts once, however often it is looked at, and one that was seen before does not', () => {
  const { shown } = markAfterLook({ shown: NONE, changes: unseen(9), unseen: 2 });
  const again = [...unseen(9), sampleChange({ id: 3, isUnseen: false })];
  expect(markAfterLook({ shown, changes: again, unseen: 2 }).upTo).toBeUndefined();
});

it('what comes meanwhile is unseen until it was looked at', () => {
  const { shown } = markAfterLook({ shown: NONE, changes: unseen(9), unseen: 1 });
  expect(markAfterLook({ shown, changes: [], unseen: 2 }).upTo).toBeUndefined();
  expect(markAfterLook({ shown, changes: unseen(12), unseen: 2 }).upTo).toBe(12);
});

it('where nothing is unseen there is nothing to mark', () => {
  expect(markAfterLook({ shown: NONE, changes: [], unseen: 0 }).upTo).toBeUndefined();
});
