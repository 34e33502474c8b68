import { dialogOnDemand } from '../../platform/dialog-on-demand.tsx';

export const PerformanceDialog = dialogOnDemand(
  async () => (await import('./performance-dialog.tsx')).PerformanceDialog,
);
