import type { PeriodBounds } from './period.ts';
import { parseTypedDay } from './typed-day.ts';

type DayOfText = {
  /** YYYY-MM-DD; empty while nothing is typed, and while what is typed is no day that may be chosen. */
  day: string;
  fault: 'unreadable' | 'outOfRange' | undefined;
};

/** The day that a text of a field names. */
export function dayOfText(text: string, bounds: PeriodBounds | undefined): DayOfText {
  if (text.trim() === '') return { day: '', fault: undefined };
  const day = parseTypedDay(text);
  if (day === undefined) return { day: '', fault: 'unreadable' };
  const isOutside = bounds !== undefined && (day < bounds.minimum || day > bounds.maximum);
  return isOutside ? { day: '', fault: 'outOfRange' } : { day, fault: undefined };
}
