import { addDays, type Day, daysBetween } from '@vitrina/contract/dates.ts';

const NEAR: Record<string, number> = { сегодня: 0, завтра: 1, послезавтра: 2 };
const MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];
/** Nothing is promised further ahead; a date that seems to be is one that has just passed. */
const FURTHEST_DAYS = 300;

/**
 * In how many days a product is there, by the words on its tile and the day they were read: "Завтра", "25 ноября",
 * "За 30 минут". null: the words name no day.
 */
export function readDeliveryDays(label: string | null, today: Day): number | null {
  const words = (label ?? '').toLowerCase().trim();
  const near = NEAR[words];
  if (near !== undefined) return near;
  if (/\d+\s*(?:мин|час|ч(?:\.|$|\s))/.test(words)) return 0;
  const [, day, name = ''] = /^(?:с\s+)?(\d{1,2})\s+([а-я]+)/.exec(words) ?? [];
  const month = MONTHS.findIndex((start) => name.startsWith(start));
  if (day === undefined || month === -1) return null;
  const dated = (year: number) =>
    daysBetween(today, addDays(`${year}-${String(month + 1).padStart(2, '0')}-01`, Number(day) - 1));
  const thisYear = dated(Number(today.slice(0, 4)));
  const days = thisYear < 0 ? dated(Number(today.slice(0, 4)) + 1) : thisYear;
  return days > FURTHEST_DAYS ? null : days;
}
