import { withTexts } from '../../platform/catalogues.ts';
import { onDemand } from '../../platform/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

export const CalendarView = onDemand(
  async () => (await withTexts(['positionParts'], import('./calendar-view.tsx'))).CalendarView,
  () => <PanelSkeleton height={420} />,
);
