import { describe, expect, test } from 'vitest';
import { attribute, type Showings } from './attribute.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute));

const SHOWINGS: Showings = {
  windows: [
    { number: 0, from: at(0), to: at(360), isWarmUp: true },
    { number: 1, from: at(362), to: at(420), isWarmUp: false },
    { number: 2, from: at(422), to: at(480), isWarmUp: false },
    { number: 3, from: at(600), to: null, isWarmUp: false },
  ],
  burnInMs: 10 * 60_000,
  usualSpanMs: 60 * 60_000,
};

describe('what happened in a span belongs', () => {
  test.each([
    ['to the window that had all of it', 372, 420, { window: 1 }],
    ['to the window that is still shown', 610, 650, { window: 3 }],
    ['to nothing before the first picture', -120, 0, { gap: 'notShown' }],
    ['to nothing in a pause, however long it is', 480, 600, { gap: 'notShown' }],
    ['to the warm-up', 20, 60, { gap: 'warmUp' }],
    ['to the burn-in from its first minute', 362, 380, { gap: 'burnIn' }],
    ['to the burn-in until its last minute', 371, 380, { gap: 'burnIn' }],
    ['to nothing when two pictures had it', 400, 430, { gap: 'straddling' }],
    ['to nothing when it ends after the window', 410, 421, { gap: 'straddling' }],
    ['to nothing when it begins before the window', 590, 620, { gap: 'straddling' }],
    ['to nothing when a reading is missing', 612, 673, { gap: 'missedReading' }],
  ])('%s', (_, from, to, place) => {
    expect(attribute({ from: at(from), to: at(to) }, SHOWINGS)).toEqual(place);
  });
});
