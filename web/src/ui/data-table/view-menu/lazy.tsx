import { Skeleton } from '@mantine/core';
import { onDemand } from '../../../platform/loading/on-demand.tsx';
import type { ViewPanel as Panel, ViewPanelProps } from './view-panel.tsx';

// Loading cannot be generic; which rows a table has does not matter to it.
export const ViewPanel = onDemand<ViewPanelProps<never>>(
  async () => (await import('./view-panel.tsx')).ViewPanel,
  () => <Skeleton height={420} />,
) as unknown as typeof Panel;
