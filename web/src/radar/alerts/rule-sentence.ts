import { HOUR_MINUTES } from '@vitrina/contract/durations.ts';
import type { RadarAlertRule } from '@vitrina/contract/radar/alerts.ts';
import type { TFunction } from 'i18next';
import { LANGUAGES, type LanguageId } from '../../platform/texts/languages.ts';
import { hourText, timeText } from '../../ui/sentence/time-words.ts';

function scopeText(t: TFunction, { scope, whose }: RadarAlertRule, name: string | null): string {
  if (scope.kind === 'product')
    return name === null ? t('radarAlerts.scopes.productGone') : t('radarAlerts.scopes.product', { name });
  const cards = t(`radarAlerts.whose.${whose}`);
  if (scope.kind === 'cabinet') return cards;
  return name === null
    ? t('radarAlerts.scopes.tagGone', { cards })
    : t('radarAlerts.scopes.tag', { cards, tag: name });
}

/** What may change, with the size of prices where they are among it. */
function kindsText(t: TFunction, language: LanguageId, rule: RadarAlertRule): string {
  const { kinds, pricePercent, priceWay } = rule;
  const names = kinds.map((kind) => t(`radarAlerts.kinds.${kind}`));
  const list = new Intl.ListFormat(LANGUAGES[language].locale, { type: 'disjunction' }).format(names);
  const what = kinds.length === 0 ? t('radarAlerts.anything') : list;
  const isOfPrices = kinds.length === 0 || kinds.includes('price');
  if (!isOfPrices) return what;
  if (pricePercent !== null) {
    const size = t(`radarAlerts.priceSizes.${priceWay}`, { percent: pricePercent });
    return t('radarAlerts.withPrice', { what, size });
  }
  if (priceWay === 'any') return what;
  return t('radarAlerts.withPrice', { what, size: t(`radarAlerts.priceWays.${priceWay}`) });
}

/** A rule as people say it: what happens to whom, and in a second line when it is sent. */
export function ruleSentence(
  t: TFunction,
  language: LanguageId,
  rule: RadarAlertRule,
  name: string | null,
): { what: string; when: string } {
  const { importance, againHours, quiet, digestHour } = rule;
  const scope = scopeText(t, rule, name);
  const sentence = t('radarAlerts.sentence', { scope, what: kindsText(t, language, rule) });
  const parts = [
    digestHour === null
      ? t('radarAlerts.when.now')
      : t('radarAlerts.when.digest', { at: hourText(digestHour) }),
    againHours === null
      ? ''
      : t('radarAlerts.when.again', { time: timeText(language, againHours * HOUR_MINUTES) }),
    quiet === null ? '' : t('radarAlerts.when.quiet', { from: hourText(quiet.from), to: hourText(quiet.to) }),
  ];
  return {
    what:
      importance === 'low'
        ? sentence
        : t('radarAlerts.important', { sentence, importance: t(`radarAlerts.importance.${importance}`) }),
    when: parts.filter((part) => part !== '').join(' · '),
  };
}
