import { dialogOnDemand } from '../../../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../../../platform/loading/on-demand.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';

/** With its head and edges, as most tests fill it. */
const HEIGHT_PX = 420;

export const SchedulePanel = onDemand(
  async () => (await import('./schedule-panel.tsx')).SchedulePanel,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);

export const VoidDialog = dialogOnDemand(async () => (await import('./void-dialog.tsx')).VoidDialog);
