import type {
  Effect,
  EffectMeasure,
  EffectOfMeasure,
  EffectUnsaid,
} from '@vitrina/contract/effects/effects.ts';
import type { TFunction } from 'i18next';
import type { Format } from '../platform/texts/create-format.ts';

/** How a sentence looks; what is not sure has no colour. */
type EffectTone = 'success' | 'danger' | 'neutral';

type Words = { t: TFunction; format: Format };

/** A place is better the smaller it is; of everything else more is better. */
export function effectTone({ measure, figures }: EffectOfMeasure): EffectTone {
  if (figures === null || !figures.isSure) return 'neutral';
  return figures.percent > 0 === (measure !== 'place') ? 'success' : 'danger';
}

/** Percent with its sign. */
function changeText(format: Format, percent: number): string {
  return format.change(percent / 100);
}

/** A figure of a day: places and small counts keep a digit. */
export function perDayText(format: Format, measure: EffectMeasure, value: number): string {
  return measure === 'views' || measure === 'openings' ? format.count(value) : format.decimal(value);
}

export function reasonText({ t, format }: Words, unsaid: EffectUnsaid): string {
  const { reason, day, found, needed } = unsaid;
  const count = (value: number | null) => format.count(Math.floor(value ?? 0));
  switch (reason) {
    case 'tooEarly':
    case 'otherChange':
    case 'imageTest':
      return t(`effects.reasons.${reason}`, { day: day === null ? '' : format.day(day) });
    case 'tooFewDays':
    case 'gaps':
    case 'tooFewSales':
    case 'noDonors':
    case 'tooFewPlacebos':
    case 'notOnSale':
      return t(`effects.reasons.${reason}`, { found: count(found), needed: count(needed) });
    case 'notOwn':
    case 'noFigures':
    case 'preTrend':
    case 'advertising':
      return t(`effects.reasons.${reason}`);
  }
}

/** What a change did to one measure, or why nobody can say. */
export function effectSentence(words: Words, of: EffectOfMeasure): string {
  const { t, format } = words;
  const measure = t(`effects.measures.${of.measure}`);
  const { figures, unsaid } = of;
  if (figures === null) {
    const reason = unsaid === null ? '' : reasonText(words, unsaid);
    return t('effects.unsaidOf', { measure, reason });
  }
  return t(figures.isSure ? 'effects.sure' : 'effects.unsure', {
    measure,
    change: changeText(format, figures.percent),
    low: changeText(format, figures.low),
    high: changeText(format, figures.high),
  });
}

/** The one reason that all measures have; undefined where they differ or something can be said. */
export function commonReason(effect: Effect): EffectUnsaid | undefined {
  const [first, ...others] = effect.measures.map(({ unsaid }) => unsaid);
  if (first === undefined || first === null) return undefined;
  return others.every((unsaid) => unsaid?.reason === first.reason && unsaid.day === first.day)
    ? first
    : undefined;
}
