import { dialogOnDemand } from '../platform/dialog-on-demand.tsx';

export const StopWordsDialog = dialogOnDemand(
  async () => (await import('./stop-words-dialog.tsx')).StopWordsDialog,
);
