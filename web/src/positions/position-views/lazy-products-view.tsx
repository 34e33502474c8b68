import { withTexts } from '../../platform/catalogues.ts';
import { onDemand } from '../../platform/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

export const ProductsView = onDemand(
  async () => (await withTexts(['positionParts'], import('./products-view.tsx'))).ProductsView,
  () => <PanelSkeleton height={560} />,
);
