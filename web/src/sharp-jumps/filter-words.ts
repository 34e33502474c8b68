import { type JumpAlertFilter, USUAL_BASES } from '@vitrina/contract/sharp-jumps.ts';
import type { TFunction } from 'i18next';
import type { Format } from '../platform/texts/create-format.ts';
import { METRIC_UNITS } from './rules.ts';

/** A saved filter in a line: what it looks at, in the reader's words. */
export function filterWords(
  filter: JumpAlertFilter,
  { t, format }: { t: TFunction; format: Format },
): string {
  const { marketplace, window, direction, metric, contains, isMisspelt, isSeasonHidden } = filter;
  const { minBase = USUAL_BASES[metric] } = filter;
  return [
    t(`marketplaces.${marketplace}`),
    t(`sharpJumps.directions.${direction}`),
    t(`sharpJumps.metrics.${metric}`),
    t('sharpJumps.filters.days', { count: window }),
    t('sharpJumps.alerts.fromBase', { base: format.value(minBase, METRIC_UNITS[metric]) }),
    contains === '' ? '' : `\u2068${contains}\u2069`,
    isMisspelt ? t('queries.misspeltOnly') : '',
    isSeasonHidden ? t('sharpJumps.filters.hideSeasonal') : '',
  ]
    .filter((word) => word !== '')
    .join(' · ');
}
