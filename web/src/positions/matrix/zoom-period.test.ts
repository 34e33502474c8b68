import { expect, test } from 'vitest';
import { zoomPeriod } from './zoom-period.ts';

const PERIOD = { from: '2026-03-02', to: '2026-03-08' };
const zoom = (start: string, end: string) => zoomPeriod(PERIOD, new Date(start), new Date(end));

test('a stretch of time is shown by its Moscow days; one that ends at midnight ends the day before', () => {
  expect(zoom('2026-03-03T21:00:00Z', '2026-03-04T21:00:00Z')).toEqual({
    from: '2026-03-04',
    to: '2026-03-04',
  });
  expect(zoom('2026-03-03T20:00:00Z', '2026-03-04T21:00:01Z')).toEqual({
    from: '2026-03-03',
    to: '2026-03-05',
  });
});

test('what lies outside of the period is cut off', () => {
  expect(zoom('2026-02-28T00:00:00Z', '2026-03-20T00:00:00Z')).toEqual(PERIOD);
  expect(zoom('2026-03-01T21:00:00Z', '2026-03-08T21:00:00Z')).toEqual(PERIOD);
});
