import { onDemand } from '../../platform/loading/on-demand.tsx';

export const AddExternalDialog = onDemand(
  async () => (await import('./add-external-dialog.tsx')).AddExternalDialog,
);
