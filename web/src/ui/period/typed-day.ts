import { Day } from '@vitrina/contract/dates.ts';
import type { LanguageId } from '../../platform/texts/languages.ts';

const LENGTH_OF_YEAR = 4;

/** Day, month and year as people of every language here type them: 5.1.26, 05/01/2026, 05012026, or 2026-01-05. */
export function parseTypedDay(text: string): Day | undefined {
  const digits = text
    .trim()
    .replaceAll(/[^\d]+/g, ' ')
    .trim();
  const parts = /^\d{8}$/.test(digits)
    ? [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
    : digits.split(' ');
  if (parts.length !== 3) return undefined;
  const [day = '', month = '', year = ''] = parts[0]?.length === LENGTH_OF_YEAR ? parts.toReversed() : parts;
  const written = [fullYear(year), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return Day.safeParse(written).data;
}

function fullYear(year: string): string {
  return year.length === 2 ? `20${year}` : year;
}

/** The way a day stands in its field. */
export function writeTypedDay(day: Day, language: LanguageId): string {
  return day
    .split('-')
    .toReversed()
    .join(language === 'ru' ? '.' : '/');
}
