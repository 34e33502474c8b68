import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../../platform/loading/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

/** As a page of fifty rows keeps free for them. */
const HEIGHT_PX = 720;

export const ProductList = onDemand(
  async () => (await import('./product-list.tsx')).ProductList,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);

export const AddProductsDialog = dialogOnDemand(
  async () => (await import('./add-products-dialog.tsx')).AddProductsDialog,
);
