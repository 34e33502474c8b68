import { dialogOnDemand } from '../../platform/dialog-on-demand.tsx';

export const ChangeEmailDialog = dialogOnDemand(
  async () => (await import('./change-email-dialog.tsx')).ChangeEmailDialog,
);
