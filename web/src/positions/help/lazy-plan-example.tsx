import { withTexts } from '../../platform/catalogues.ts';
import { onDemand } from '../../platform/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

const HEIGHT_PX = 300;

export const PlanExample = onDemand(
  async () => (await withTexts(['dialogs'], import('./plan-example.tsx'))).PlanExample,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
