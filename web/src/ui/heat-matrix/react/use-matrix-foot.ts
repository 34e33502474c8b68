import { useMemo } from 'react';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { type FootRow, matrixFoot } from '../model/matrix-foot.ts';
import type { MatrixRow } from '../model/matrix-props.ts';

export function useMatrixFoot(rows: readonly MatrixRow[], buckets: number): readonly FootRow[] {
  const { t, format } = useTexts();
  return useMemo(() => matrixFoot(rows, buckets, { t, format }), [rows, buckets, t, format]);
}
