import { onDemand } from '../platform/on-demand.tsx';

export const TagRequestsDialog = onDemand(
  async () => (await import('./tag-requests-dialog.tsx')).TagRequestsDialog,
);
