import { dialogOnDemand } from '../../../platform/loading/dialog-on-demand.tsx';

/** With the comparison of words, which nothing else on the page needs. */
export const DifferenceDialog = dialogOnDemand(
  async () => (await import('./difference-dialog.tsx')).DifferenceDialog,
);
