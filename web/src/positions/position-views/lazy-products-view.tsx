import { onDemand } from '../../platform/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

export const ProductsView = onDemand(
  async () => (await import('./products-view.tsx')).ProductsView,
  () => <PanelSkeleton height={560} />,
);
