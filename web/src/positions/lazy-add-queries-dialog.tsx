import { onDemand } from '../platform/on-demand.tsx';

export const AddQueriesDialog = onDemand(
  async () => (await import('./add-queries-dialog.tsx')).AddQueriesDialog,
);
