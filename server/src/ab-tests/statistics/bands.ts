import { normalQuantile } from '../maths/distributions.ts';
import type { Rates } from './estimate-rates.ts';
import { hoursOf, type MeasuredWindow } from './window.ts';

export type Band = { imageId: number; value: number | null; low: number | null; high: number | null };

const SCORE = normalQuantile(0.975);
const DAY_HOURS = 24;

/** Wilson's interval, which is one with few or no clicks too. */
function wilson(clicks: number, views: number): { low: number; high: number } {
  const share = clicks / views;
  const squared = SCORE ** 2;
  const middle = (share + squared / (2 * views)) / (1 + squared / views);
  const reach =
    (SCORE / (1 + squared / views)) * Math.sqrt((share * (1 - share)) / views + squared / (4 * views ** 2));
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** The share of clicks of each image in some windows; views are worth less by as much as windows differ. */
export function bandsOf(
  windows: readonly MeasuredWindow[],
  imageIds: readonly number[],
  rates: Rates,
): Band[] {
  return imageIds.map((imageId) => {
    const own = windows.filter((window) => window.imageId === imageId);
    const views = own.reduce((sum, window) => sum + window.views, 0);
    const clicks = own.reduce((sum, window) => sum + window.clicks, 0);
    if (views === 0) return { imageId, value: null, low: null, high: null };
    const dispersion = rates.get(imageId)?.overDispersion ?? 1;
    return { imageId, value: clicks / views, ...wilson(clicks / dispersion, views / dispersion) };
  });
}

export function profileHours(windows: readonly MeasuredWindow[], imageIds: readonly number[], rates: Rates) {
  const byHour = windows.map((window) => ({ window, hours: new Set(hoursOf(window)) }));
  return Array.from({ length: DAY_HOURS }, (_, hour) => {
    const within = byHour.filter(({ hours }) => hours.has(hour)).map(({ window }) => window);
    return { hour, images: bandsOf(within, imageIds, rates) };
  });
}
