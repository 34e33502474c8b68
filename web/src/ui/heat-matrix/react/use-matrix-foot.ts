import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/texts/use-format.ts';
import { type FootRow, matrixFoot } from '../model/matrix-foot.ts';
import type { MatrixRow } from '../model/matrix-props.ts';

export function useMatrixFoot(rows: readonly MatrixRow[], buckets: number): readonly FootRow[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(() => matrixFoot(rows, buckets, { t, format }), [rows, buckets, t, format]);
}
