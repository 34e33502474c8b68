import { weekdayOf } from '../../market/calendar.ts';
import type { DayNumber } from '../../market/market.ts';
import type { Grouping } from './report.ts';

const dayOfMonth = (day: DayNumber) => new Date(day * 86_400_000).getUTCDate();

/** The first day of the group that a day belongs to; undefined when there is but one group. */
export function startOfGroup(grouping: Grouping, day: DayNumber): DayNumber | undefined {
  switch (grouping) {
    case 'NO_GROUP_BY':
      return undefined;
    case 'DATE':
      return day;
    case 'START_OF_WEEK':
      return day - weekdayOf(day);
    case 'START_OF_MONTH':
      return day - dayOfMonth(day) + 1;
  }
}
