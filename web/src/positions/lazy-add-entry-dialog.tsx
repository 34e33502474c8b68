import { dialogOnDemand } from '../platform/dialog-on-demand.tsx';

export const AddEntryDialog = dialogOnDemand(
  async () => (await import('./add-entry-dialog.tsx')).AddEntryDialog,
);
