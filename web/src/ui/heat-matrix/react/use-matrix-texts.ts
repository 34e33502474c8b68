import type { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { useMemo } from 'react';
import { LANGUAGES } from '../../../platform/texts/languages.ts';
import { useLanguage, useTexts } from '../../../platform/texts/use-format.ts';
import { type MatrixTexts, matrixTexts } from '../model/matrix-texts.ts';

/** What the matrix writes, and which way its heads are read. */
export function useMatrixTexts(
  buckets: readonly string[],
  grouping: TimeGrouping,
): MatrixTexts & { direction: 'ltr' | 'rtl' } {
  const { t, format } = useTexts();
  const { direction } = LANGUAGES[useLanguage()];
  const texts = useMemo(() => matrixTexts({ buckets, grouping, t, format }), [buckets, grouping, t, format]);
  return { ...texts, direction };
}
