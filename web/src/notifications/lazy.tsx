import { dialogOnDemand } from '../platform/loading/dialog-on-demand.tsx';

export const BellSheet = dialogOnDemand(async () => (await import('./bell-sheet.tsx')).BellSheet);
