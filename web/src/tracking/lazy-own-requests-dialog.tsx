import { onDemand } from '../platform/on-demand.tsx';

export const OwnRequestsDialog = onDemand(
  async () => (await import('./own-requests-dialog.tsx')).OwnRequestsDialog,
);
