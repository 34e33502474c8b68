import { dialogOnDemand } from '../platform/dialog-on-demand.tsx';

export const HistoryDrawer = dialogOnDemand(async () => (await import('./history-drawer.tsx')).HistoryDrawer);
