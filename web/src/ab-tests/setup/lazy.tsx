import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';

export const NewTestDialog = dialogOnDemand(
  async () => (await import('./new-test-dialog.tsx')).NewTestDialog,
);
