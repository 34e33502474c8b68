import { dialogOnDemand } from '../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../platform/loading/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

export const CabinetCollectors = onDemand(
  async () => (await import('./cabinet-collectors.tsx')).CabinetCollectors,
  () => <PanelSkeleton height={420} />,
);

export const CabinetLimits = onDemand(
  async () => (await import('./cabinet-limits.tsx')).CabinetLimits,
  () => <PanelSkeleton height={737} />,
);

export const CreateCabinetDialog = dialogOnDemand(
  async () => (await import('./create-cabinet-dialog.tsx')).CreateCabinetDialog,
);

export const DangerZone = onDemand(
  async () => (await import('./danger-zone.tsx')).DangerZone,
  () => <PanelSkeleton height={280} />,
);
