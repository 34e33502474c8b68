import type { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../platform/texts/languages.ts';
import { useFormat, useLanguage } from '../../../platform/texts/use-format.ts';
import { type MatrixTexts, matrixTexts } from '../model/matrix-texts.ts';

/** What the matrix writes, and which way its heads are read. */
export function useMatrixTexts(
  buckets: readonly string[],
  grouping: TimeGrouping,
): MatrixTexts & { direction: 'ltr' | 'rtl' } {
  const { t } = useTranslation();
  const format = useFormat();
  const { direction } = LANGUAGES[useLanguage()];
  const texts = useMemo(() => matrixTexts({ buckets, grouping, t, format }), [buckets, grouping, t, format]);
  return { ...texts, direction };
}
