import { expect, test } from 'vitest';
import { spanBefore } from './period.ts';

test('the span before has as many days and touches it', () => {
  expect(spanBefore({ from: '2026-02-22', to: '2026-02-28' })).toEqual({
    from: '2026-02-15',
    to: '2026-02-21',
  });
  expect(spanBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
    from: '2026-02-28',
    to: '2026-02-28',
  });
});
