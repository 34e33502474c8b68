import { HOUR_MINUTES } from '@vitrina/contract/durations.ts';
import type { AlertChange, AlertRule } from '@vitrina/contract/positions/alerts.ts';
import type { TFunction } from 'i18next';
import type { LanguageId } from '../../platform/texts/languages.ts';
import { hourText, timeText } from '../../ui/sentence/time-words.ts';

const NAMED_QUERIES = 3;

/** What a rule is about, by name; null: it is gone. */
export type ScopeNames = { name: string | null; cityName: string | null };

function scopeText(t: TFunction, { scope, queries }: AlertRule, { name, cityName }: ScopeNames): string {
  const whose = () => {
    if (scope.kind === 'cabinet') return t('positionAlerts.scopes.cabinet');
    if (scope.kind === 'tag') {
      return name === null
        ? t('positionAlerts.scopes.tagGone')
        : t('positionAlerts.scopes.tag', { tag: name });
    }
    return name === null
      ? t('positionAlerts.scopes.entryGone')
      : t('positionAlerts.scopes.entry', { product: name, city: cityName ?? '' });
  };
  if (queries.length === 0) return whose();
  const more = queries.length > NAMED_QUERIES ? '…' : '';
  const named = queries.slice(0, NAMED_QUERIES).join(', ') + more;
  return t('positionAlerts.chosen', { scope: whose(), queries: named });
}

function changeText(t: TFunction, change: AlertChange): string {
  switch (change.kind) {
    case 'falls':
    case 'rises':
      return t(`positionAlerts.changes.${change.kind}`, {
        places: t('positionAlerts.places', { count: change.by }),
      });
    case 'leaves':
      return t('positionAlerts.changes.leaves', { top: change.top });
    case 'lost':
      return t('positionAlerts.changes.lost');
    case 'below':
      return t('positionAlerts.changes.below', { place: change.place });
  }
}

/** A rule as people say it: what happens to whom, and in a second line when it is told again and when not. */
export function ruleSentence(
  t: TFunction,
  language: LanguageId,
  rule: AlertRule,
  names: ScopeNames,
): { what: string; when: string } {
  const sentence = t('positionAlerts.sentence', {
    scope: scopeText(t, rule, names),
    change: changeText(t, rule.change),
    count: rule.atLeast,
  });
  const again =
    rule.againHours === null
      ? t('positionAlerts.again.well')
      : t('positionAlerts.again.hours', { time: timeText(language, rule.againHours * HOUR_MINUTES) });
  const quiet =
    rule.quiet === null
      ? ''
      : t('positionAlerts.quiet', { from: hourText(rule.quiet.from), to: hourText(rule.quiet.to) });
  return {
    what:
      rule.lastingMinutes === 0
        ? sentence
        : t('positionAlerts.lasting', { sentence, time: timeText(language, rule.lastingMinutes) }),
    when: [again, quiet].filter((part) => part !== '').join(' · '),
  };
}
