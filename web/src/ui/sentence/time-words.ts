import { HOUR_MINUTES } from '@vitrina/contract/durations.ts';
import { LANGUAGES, type LanguageId } from '../../platform/texts/languages.ts';

function inUnits(language: LanguageId, value: number, unit: 'minute' | 'hour' | 'day'): string {
  const { locale } = LANGUAGES[language];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

export function timeText(language: LanguageId, minutes: number): string {
  const isWhole = minutes > 0 && minutes % HOUR_MINUTES === 0;
  return isWhole ? inUnits(language, minutes / HOUR_MINUTES, 'hour') : inUnits(language, minutes, 'minute');
}

export function daysText(language: LanguageId, days: number): string {
  return inUnits(language, days, 'day');
}

export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
