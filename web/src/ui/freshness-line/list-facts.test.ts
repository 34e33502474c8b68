import { expect, it } from 'vitest';
import { countWaited, listFacts } from './list-facts.ts';

const majorOf = (facts: ReturnType<typeof listFacts>) =>
  facts.filter(({ isMajor }) => isMajor).map(({ text }) => text);

it('keeps the order of the line and leaves out what is not known', () => {
  const facts = listFacts({
    moscowTime: 'Moscow time',
    lastDay: 'up to 20 Nov',
    late: false,
    source: 'Ozon',
  });
  expect(facts.map(({ text }) => text)).toEqual(['Ozon', 'up to 20 Nov', 'Moscow time']);
});

it('shows the age of the numbers where there is room for little', () => {
  expect(
    majorOf(
      listFacts({
        source: 'Ozon',
        lastDay: 'day',
        takenAt: 'taken',
        late: 'late',
        nextAt: 'next',
        window: '7 d',
      }),
    ),
  ).toEqual(['day', 'taken', 'late']);
});

it('says when the first numbers come while there are none', () => {
  expect(majorOf(listFacts({ source: 'Ozon', nextAt: 'next', moscowTime: 'Moscow time' }))).toEqual(['next']);
});

it('room is kept for what a screen announces until anything of it has come', () => {
  expect(countWaited({ lastDay: null, takenAt: null, nextAt: null })).toBe(2);
  expect(countWaited({ takenAt: null })).toBe(1);
  expect(countWaited({ takenAt: null, more: [null, 'Moscow'] })).toBe(2);
  expect(countWaited({ lastDay: null, takenAt: null, nextAt: '2026-11-24T09:30:00.000Z' })).toBe(0);
  expect(countWaited({ lastDay: '2026-11-21', takenAt: null })).toBe(0);
});
