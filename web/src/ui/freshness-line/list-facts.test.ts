import { expect, it } from 'vitest';
import { listFacts } from './list-facts.ts';

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

it('tells the age of the numbers where there is room for little', () => {
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

it('tells when the first numbers come while there are none', () => {
  expect(majorOf(listFacts({ source: 'Ozon', nextAt: 'next', moscowTime: 'Moscow time' }))).toEqual(['next']);
});
