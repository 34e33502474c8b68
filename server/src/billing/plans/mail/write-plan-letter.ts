import type { Language } from '@vitrina/contract/languages.ts';
import type { NotificationEvent } from '@vitrina/contract/notifications.ts';
import type { Letter } from '../../../accounts/mail/letter.ts';
import { planOfType } from '../plan-of-type.ts';
import type { PlanTexts } from './plan-texts.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { ru } from './texts/ru.ts';

export type PlanEvent = Extract<NotificationEvent, { kind: 'planEnding' | 'planEnded' | 'planRenewed' }>;

const TEXTS: Record<Language, PlanTexts> = { ru, en, fr, ar };

// As on the screens: Arabic with the digits that codes and times are written in.
const LOCALES: Record<Language, string> = { ru: 'ru', en: 'en', fr: 'fr', ar: 'ar-u-nu-latn' };

function sayMoment(language: Language, at: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Moscow',
  }).format(new Date(at));
}

function sayPoints(language: Language, count: number): string {
  const { points } = TEXTS[language];
  const word = points[new Intl.PluralRules(language).select(count)] ?? points.other;
  return `${new Intl.NumberFormat(LOCALES[language]).format(count)}\u00A0${word}`;
}

function wordsOf(language: Language, event: PlanEvent) {
  const texts = TEXTS[language];
  const plan = texts.plans[planOfType(event.planType)];
  if (event.kind === 'planEnded') {
    const ended = { plan, now: texts.plans[planOfType(event.planTypeNow)] };
    return event.renewal === undefined ? texts.ended(ended) : texts.notRenewed(ended);
  }
  const dated = { plan, at: sayMoment(language, event.activeTo) };
  const priced = { ...dated, points: sayPoints(language, event.price ?? 0) };
  if (event.kind === 'planRenewed') return texts.renewed(priced);
  if (event.renewal === undefined) return texts.ending(dated);
  return event.renewal === 'willRenew' ? texts.willRenew(priced) : texts.cannotRenew(priced);
}

/** What the bell says of a plan, as a letter. */
export function writePlanLetter(language: Language, event: PlanEvent, url: string): Letter {
  return { ...wordsOf(language, event), button: { label: TEXTS[language].button, url } };
}
