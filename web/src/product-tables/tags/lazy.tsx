import { onDemand } from '../../platform/loading/on-demand.tsx';

export const TagsDialog = onDemand(async () => (await import('./tags-dialog.tsx')).TagsDialog);
