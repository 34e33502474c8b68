import { expect, test } from 'vitest';
import { deliverAt } from './quiet-hours.ts';

const moscow = (time: string) => new Date(`2026-03-02T${time}:00+03:00`);

test('what happens in quiet hours is delivered at their end', () => {
  const night = { from: 22, to: 8 };
  expect(deliverAt(moscow('03:30'), night)).toEqual(moscow('08:00'));
  expect(deliverAt(moscow('22:00'), night)).toEqual(new Date('2026-03-03T08:00:00+03:00'));
  expect(deliverAt(moscow('23:59'), night)).toEqual(new Date('2026-03-03T08:00:00+03:00'));
  expect(deliverAt(moscow('08:00'), night)).toEqual(moscow('08:00'));
  expect(deliverAt(moscow('12:34'), night)).toEqual(moscow('12:34'));
});

test('hours of one day, and none', () => {
  expect(deliverAt(moscow('13:10'), { from: 13, to: 14 })).toEqual(moscow('14:00'));
  expect(deliverAt(moscow('14:10'), { from: 13, to: 14 })).toEqual(moscow('14:10'));
  expect(deliverAt(moscow('13:10'), { from: 13, to: 13 })).toEqual(moscow('13:10'));
  expect(deliverAt(moscow('13:10'), null)).toEqual(moscow('13:10'));
  expect(deliverAt(moscow('23:10'), { from: 20, to: 0 })).toEqual(new Date('2026-03-03T00:00:00+03:00'));
});
