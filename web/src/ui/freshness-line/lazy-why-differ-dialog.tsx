import { dialogOnDemand } from '../../platform/dialog-on-demand.tsx';

export const WhyDifferDialog = dialogOnDemand(
  async () => (await import('./why-differ-dialog.tsx')).WhyDifferDialog,
);
