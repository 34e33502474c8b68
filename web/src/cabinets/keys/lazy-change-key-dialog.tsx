import { dialogOnDemand } from '../../platform/dialog-on-demand.tsx';

export const ChangeKeyDialog = dialogOnDemand(
  async () => (await import('./change-key-dialog.tsx')).ChangeKeyDialog,
);
