import type { Language } from '@vitrina/contract/languages.ts';
import { PLANS, type Plan } from '@vitrina/contract/plans.ts';
import type { Place } from '@vitrina/contract/positions/places.ts';
import { ar } from './plans/ar.ts';
import { en } from './plans/en.ts';
import { fr } from './plans/fr.ts';
import type { PlanTexts } from './plans/plan-texts.ts';
import { ru } from './plans/ru.ts';

// As on the screens: Arabic with the digits that places and times are written in.
const LOCALES: Record<Language, string> = { ru: 'ru', en: 'en', fr: 'fr', ar: 'ar-u-nu-latn' };
/** Checked, and not there: as on the matrix. */
const NOT_FOUND: Record<Language, string> = { ru: 'н/н', en: 'n/f', fr: 'n/t', ar: 'غ/م' };
const PLAN_TEXTS: Record<Language, PlanTexts> = { ru, en, fr, ar };
/** Longer names of people, products and files are cut: several notifications make one message. */
const LONGEST_NAME = 120;

const MOSCOW = { timeZone: 'Europe/Moscow', hour: '2-digit', minute: '2-digit' } as const;
const PLAN_NAMES = Object.keys(PLANS) as Plan[];

/** Values in the words of a language; moments are those of Moscow. */
export function sayIn(language: Language) {
  const locale = LOCALES[language];
  const short = new Intl.DateTimeFormat(locale, {
    ...MOSCOW,
    day: 'numeric',
    month: 'short',
    hourCycle: 'h23',
  });
  const long = new Intl.DateTimeFormat(locale, { ...MOSCOW, day: 'numeric', month: 'long', year: 'numeric' });
  const ofDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(language);
  const plans = PLAN_TEXTS[language];
  return {
    name: (text: string) =>
      text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME - 1).trimEnd()}…` : text,
    count: (count: number) => numbers.format(count),
    day: (day: string) => ofDay.format(new Date(`${day}T00:00:00Z`)),
    /** "2 мар., 01:30". */
    moment: (at: string) => short.format(new Date(at)),
    /** With the year. */
    date: (at: string) => long.format(new Date(at)),
    place(place: Place): string {
      if (place === 'notFound') return NOT_FOUND[language];
      return place === 'deep' ? '1000+' : String(place ?? '—');
    },
    plan: (planType: number) => plans.plans[PLAN_NAMES.find((name) => PLANS[name] === planType) ?? 'none'],
    points: (count: number) =>
      `${numbers.format(count)}\u00A0${plans.points[plurals.select(count)] ?? plans.points.other}`,
  };
}

export type Say = ReturnType<typeof sayIn>;
