import { Skeleton } from '@mantine/core';
import { onDemand } from '../../platform/on-demand.tsx';

/** What is shown while the numbers are on their way, or what draws them. */
export const ComingCell = () => <Skeleton height={12} width="100%" />;

export const ChangeCell = onDemand(async () => (await import('./change-cell.tsx')).ChangeCell, ComingCell);
