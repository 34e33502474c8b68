import { dialogOnDemand } from '../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../platform/loading/on-demand.tsx';
import classes from './limit-meter.module.css';

export const ConfirmDialog = dialogOnDemand(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** The numbers stand above it at once; until the bar is there, its empty track does. */
export const MeterBar = onDemand(
  async () => (await import('./meter-bar.tsx')).MeterBar,
  () => <div className={classes['track']} />,
);
