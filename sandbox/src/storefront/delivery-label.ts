import { DAY_MS } from '@vitrina/contract/durations.ts';
import { moscowDay } from '../clock/moscow-day.ts';

const NEAR = ['Сегодня', 'Завтра', 'Послезавтра'];
const LATER = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The day of arrival as the button of a tile names it. */
export function deliveryLabel(at: Date, days: number): string {
  const whole = Math.round(days);
  return NEAR[whole] ?? LATER.format((moscowDay(at) + whole) * DAY_MS);
}
