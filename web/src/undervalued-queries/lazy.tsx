import { dialogOnDemand } from '../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../platform/loading/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

/** What stands below must not move when the first spots come. */
export const DemandScatterSkeleton = () => <PanelSkeleton height={465} />;

export const DemandScatter = onDemand(
  async () => (await import('./demand-scatter.tsx')).DemandScatter,
  DemandScatterSkeleton,
);

export const HiddenDialog = dialogOnDemand(async () => (await import('./hidden-dialog.tsx')).HiddenDialog);
