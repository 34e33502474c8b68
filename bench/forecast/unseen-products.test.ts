import { addDays, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { DAY_HOURS } from '@vitrina/contract/durations.ts';
import { POSITION_FORECAST } from '@vitrina/contract/positions/forecast.ts';
import { expect, test } from 'vitest';
import { judgeForecasts } from './judge-forecasts.ts';
import { readMarketPlaces } from './market-places.ts';

const DAY = '2026-11-20';
const { historyDays, days } = POSITION_FORECAST;

test('the band of 80 % holds about as much of what comes to products that nothing was learned from', () => {
  const all = readMarketPlaces({
    from: startOfMoscowDay(addDays(DAY, -historyDays)),
    hours: (historyDays + days) * DAY_HOURS,
    shelves: 8,
    products: 10_000,
    perShelf: 20,
  });
  const { held80, loss, cannotSay } = judgeForecasts(all, [historyDays * DAY_HOURS]);
  expect(held80).toBeGreaterThan(0.7);
  expect(held80).toBeLessThan(0.9);
  const { forecast, ...rules } = loss;
  expect(forecast).toBeLessThan(0.95 * Math.min(...Object.values(rules)));
  expect(cannotSay).toBeLessThan(0.3);
}, 60_000);
