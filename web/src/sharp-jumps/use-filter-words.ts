import { type JumpAlertFilter, USUAL_BASES } from '@vitrina/contract/sharp-jumps.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../platform/use-format.ts';
import { METRIC_UNITS } from './rules.ts';

/** A saved filter in a line: what it looks at, in the reader's words. */
export function useFilterWords(): (filter: JumpAlertFilter) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({
    marketplace,
    window,
    direction,
    metric,
    minBase = USUAL_BASES[metric],
    contains,
    isSeasonHidden,
  }) =>
    [
      t(`marketplaces.${marketplace}`),
      t(`sharpJumps.directions.${direction}`),
      t(`sharpJumps.metrics.${metric}`),
      t('sharpJumps.filters.days', { count: window }),
      t('sharpJumps.alerts.fromBase', { base: format.value(minBase, METRIC_UNITS[metric]) }),
      contains === '' ? '' : `\u2068${contains}\u2069`,
      isSeasonHidden ? t('sharpJumps.filters.hideSeasonal') : '',
    ]
      .filter((word) => word !== '')
      .join(' · ');
}
