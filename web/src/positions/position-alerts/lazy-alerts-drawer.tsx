import { dialogOnDemand } from '../../platform/dialog-on-demand.tsx';

export const AlertsDrawer = dialogOnDemand(async () => (await import('./alerts-drawer.tsx')).AlertsDrawer);
