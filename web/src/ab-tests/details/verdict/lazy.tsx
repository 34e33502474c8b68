import { dialogOnDemand } from '../../../platform/loading/dialog-on-demand.tsx';

export const HowWeCountDialog = dialogOnDemand(
  async () => (await import('./how-we-count.tsx')).HowWeCountDialog,
);
