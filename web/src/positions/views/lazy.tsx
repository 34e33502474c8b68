import { onDemand } from '../../platform/loading/on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

export const CalendarView = onDemand(
  async () => (await withTexts(['position-parts'], import('./calendar-view.tsx'))).CalendarView,
  () => <PanelSkeleton height={420} />,
);

export const DatesView = onDemand(
  async () => (await withTexts(['position-parts'], import('./dates-view.tsx'))).DatesView,
  () => <PanelSkeleton height={480} />,
);

export const DayProfileView = onDemand(
  async () => (await withTexts(['position-parts'], import('./day-profile-view.tsx'))).DayProfileView,
  () => <PanelSkeleton height={420} />,
);

export const PositionExportMenu = onDemand(
  async () => (await withTexts(['position-parts'], import('./position-export-menu.tsx'))).PositionExportMenu,
  () => <DownloadButton inert disabled />,
  'button',
);

export const ProductsView = onDemand(
  async () => (await withTexts(['position-parts'], import('./products-view.tsx'))).ProductsView,
  () => <PanelSkeleton height={560} />,
);
