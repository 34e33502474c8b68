import { Skeleton } from '@mantine/core';
import { onDemand } from '../../../platform/on-demand.tsx';
import type { ViewPanel as Panel, ViewPanelProps } from './view-panel.tsx';

const HEIGHT_PX = 420;

// Loading cannot be generic; which rows a table has does not matter to it.
export const ViewPanel = onDemand<ViewPanelProps<never>>(
  async () => (await import('./view-panel.tsx')).ViewPanel,
  () => <Skeleton height={HEIGHT_PX} />,
) as unknown as typeof Panel;
