import { dialogOnDemand } from '../platform/dialog-on-demand.tsx';

export const CreateCabinetDialog = dialogOnDemand(
  async () => (await import('./create-cabinet-dialog.tsx')).CreateCabinetDialog,
);
