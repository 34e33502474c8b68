import { withTexts } from '../../platform/catalogues.ts';
import { onDemand } from '../../platform/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

export const DayProfileView = onDemand(
  async () => (await withTexts(['positionParts'], import('./day-profile-view.tsx'))).DayProfileView,
  () => <PanelSkeleton height={420} />,
);
