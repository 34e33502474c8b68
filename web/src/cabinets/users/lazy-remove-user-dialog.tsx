import { dialogOnDemand } from '../../platform/dialog-on-demand.tsx';

export const RemoveUserDialog = dialogOnDemand(
  async () => (await import('./remove-user-dialog.tsx')).RemoveUserDialog,
);
