import type { Language } from '@vitrina/contract/languages.ts';

/** "7 дней", as it stands after a verb. */
export function sayDays(language: Language, days: number): string {
  // As on the screens: Arabic with the digits that codes and times are written in.
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language;
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
}
