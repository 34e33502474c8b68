import { dialogOnDemand } from '../../../platform/loading/dialog-on-demand.tsx';

export const CreateTokenDialog = dialogOnDemand(
  async () => (await import('./create-token-dialog.tsx')).CreateTokenDialog,
);
