import { onDemand } from '../platform/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

const HEIGHT_PX = 1300;

export const TariffTab = onDemand(
  async () => (await import('./tariff-tab.tsx')).TariffTab,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
