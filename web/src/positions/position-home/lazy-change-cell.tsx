import { Skeleton } from '@mantine/core';
import { withTexts } from '../../platform/catalogues.ts';
import { onDemand } from '../../platform/on-demand.tsx';

/** What is shown while the numbers are on their way, or what draws them. */
export const ComingCell = () => <Skeleton height={12} width="100%" />;

export const ChangeCell = onDemand(
  async () => (await withTexts(['dialogs'], import('./change-cell.tsx'))).ChangeCell,
  ComingCell,
);
