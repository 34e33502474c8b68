import { dialogOnDemand } from '../../platform/dialog-on-demand.tsx';

export const EditRolesDialog = dialogOnDemand(
  async () => (await import('./edit-roles-dialog.tsx')).EditRolesDialog,
);
