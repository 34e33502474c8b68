import { withTexts } from '../../platform/catalogues.ts';
import { onDemand } from '../../platform/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

export const DatesView = onDemand(
  async () => (await withTexts(['positionParts'], import('./dates-view.tsx'))).DatesView,
  () => <PanelSkeleton height={480} />,
);
