import { dialogOnDemand } from '../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../platform/loading/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

export const AddRequestsDialog = onDemand(
  async () => (await import('./add-requests-dialog.tsx')).AddRequestsDialog,
);

/** The chart with its head and edges. */
export const BUBBLES_PX = 474;

export const BubbleChart = onDemand(
  async () => (await import('./bubble-chart.tsx')).BubbleChart,
  () => <PanelSkeleton height={BUBBLES_PX} />,
);

export const HistoryDrawer = dialogOnDemand(async () => (await import('./history-drawer.tsx')).HistoryDrawer);

export const TagRequestsDialog = onDemand(
  async () => (await import('./tag-requests-dialog.tsx')).TagRequestsDialog,
);
