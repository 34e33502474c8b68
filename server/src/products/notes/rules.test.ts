import { expect, it } from 'vitest';
import { refusal } from '../../../test/refusal.ts';
import { Problem } from '../../platform/problem.ts';
import { readMoment } from './rules.ts';

const NOW = new Date('2026-03-02T22:30:00Z'); // 01:30 of 3 March in Moscow

function read(at: string) {
  try {
    return readMoment(at, NOW).toISOString();
  } catch (error) {
    return error instanceof Problem ? error.body() : error;
  }
}

it.each([
  ['2026-02-10T09:41:59.999Z', '2026-02-10T09:41:00.000Z'],
  ['2026-02-10T09:41:00Z', '2026-02-10T09:41:00.000Z'],
])('%s stands on its minute', (at, minute) => {
  expect(read(at)).toBe(minute);
});

it.each(['2019-12-31T21:00:00Z', '2027-03-03T20:59:59Z'])('%s is just within the bounds', (at) => {
  expect(read(at)).toMatch(/^20/);
});

it.each(['2019-12-31T20:59:59Z', '2027-03-03T21:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
  '%s is out of the days of Moscow that are named',
  (at) => {
    expect(read(at)).toEqual(refusal('note.outOfRange', { from: '2020-01-01', to: '2027-03-03' }));
  },
);
