import { onDemand } from '../../platform/loading/on-demand.tsx';

/** Inside a field that has kept its place. */
export const SkuBadge = onDemand(
  async () => (await import('./sku-badge.tsx')).SkuBadge,
  () => null,
);
