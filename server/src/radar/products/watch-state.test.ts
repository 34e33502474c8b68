import { expect, it } from 'vitest';
import { sumWatch, type Watched } from './watch-state.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour));
const watched = (rest: Partial<Watched> = {}): Watched => ({
  is_paused: false,
  resting_since: null,
  is_gone: false,
  failing_since: null,
  looked_at: at(8),
  next_look_at: at(9),
  every_seconds: 3600,
  ...rest,
});

it('counts products, and says when the first look comes and since when looks fail', () => {
  const products = [
    watched(),
    watched({ looked_at: null, next_look_at: at(12) }),
    watched({ looked_at: null, next_look_at: at(11) }),
    watched({ failing_since: at(7) }),
    watched({ failing_since: at(6) }),
    watched({ failing_since: at(1), is_paused: true }),
    watched({ resting_since: at(1) }),
  ];
  expect(sumWatch(products, 50)).toEqual({
    products: 7,
    maximum: 50,
    waiting: 2,
    firstLookAt: at(11).toISOString(),
    failing: 2,
    failingSince: at(6).toISOString(),
    paused: 1,
    resting: 1,
    lookedAt: at(8).toISOString(),
    nextLookAt: at(9).toISOString(),
    everyMinutes: 60,
  });
  expect(sumWatch([], 0)).toMatchObject({
    products: 0,
    firstLookAt: null,
    failingSince: null,
    lookedAt: null,
    everyMinutes: null,
  });
});
