import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';

export const ChangeKeyDialog = dialogOnDemand(
  async () => (await import('./change-key-dialog.tsx')).ChangeKeyDialog,
);

export const PerformanceDialog = dialogOnDemand(
  async () => (await import('./performance-dialog.tsx')).PerformanceDialog,
);
