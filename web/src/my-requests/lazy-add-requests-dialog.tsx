import { onDemand } from '../platform/on-demand.tsx';

export const AddRequestsDialog = onDemand(
  async () => (await import('./add-requests-dialog.tsx')).AddRequestsDialog,
);
