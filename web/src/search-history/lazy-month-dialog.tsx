import { dialogOnDemand } from '../platform/dialog-on-demand.tsx';

export const MonthDialog = dialogOnDemand(async () => (await import('./month-dialog.tsx')).MonthDialog);
