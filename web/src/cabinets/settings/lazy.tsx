import { onDemand } from '../../platform/loading/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

export const SettingsTab = onDemand(
  async () => (await import('./settings-tab.tsx')).SettingsTab,
  () => <PanelSkeleton height={190} />,
);
