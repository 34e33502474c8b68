import { onDemand } from '../../platform/on-demand.tsx';

export const AddExternalDialog = onDemand(
  async () => (await import('./add-external-dialog.tsx')).AddExternalDialog,
);
