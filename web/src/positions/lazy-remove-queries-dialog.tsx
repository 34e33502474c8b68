import { onDemand } from '../platform/on-demand.tsx';

export const RemoveQueriesDialog = onDemand(
  async () => (await import('./remove-queries-dialog.tsx')).RemoveQueriesDialog,
);
