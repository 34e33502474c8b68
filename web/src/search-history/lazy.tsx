import { dialogOnDemand } from '../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../platform/loading/on-demand.tsx';
import { DownloadButton } from '../ui/download-button.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

export const ExportMenu = onDemand(
  async () => (await import('./export-menu.tsx')).ExportMenu,
  () => <DownloadButton inert />,
  'button',
);

export const MonthDialog = dialogOnDemand(async () => (await import('./month-dialog.tsx')).MonthDialog);

export const QueryCharts = onDemand(
  async () => (await import('./query-charts.tsx')).QueryCharts,
  () => <PanelSkeleton height={480} />,
);

export const QueryHourHeat = onDemand(
  async () => (await import('./query-hour-heat.tsx')).QueryHourHeat,
  () => <PanelSkeleton height={380} />,
);

export const QueryHours = onDemand(
  async () => (await import('./query-hours.tsx')).QueryHours,
  () => <PanelSkeleton height={240} />,
);
