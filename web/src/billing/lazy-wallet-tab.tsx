import { onDemand } from '../platform/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

const HEIGHT_PX = 520;

export const WalletTab = onDemand(
  async () => (await import('./wallet-tab.tsx')).WalletTab,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
