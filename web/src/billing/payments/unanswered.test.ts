import { afterEach, expect, test } from 'vitest';
import { keyOfOrder, noteAnswer } from './unanswered.ts';

afterEach(noteAnswer);

test('an order that was not answered goes out under its key again', () => {
  expect(keyOfOrder({ points: 500, cardId: 1 })).toBe(keyOfOrder({ points: 500, cardId: 1 }));
});

test('what was answered, and another order, are new ones', () => {
  const first = keyOfOrder({ points: 500, cardId: 1 });
  const other = keyOfOrder({ points: 700, cardId: 1 });
  noteAnswer();
  const again = keyOfOrder({ points: 700, cardId: 1 });
  expect(new Set([first, other, again]).size).toBe(3);
});
