import { dialogOnDemand } from '../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../platform/loading/on-demand.tsx';
import classes from './limit-meter.module.css';

export const ConfirmDialog = dialogOnDemand(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** The numbers stand above it at once; until the bar is there, its empty track does. */
export const MeterBar = onDemand(
  async () => (await import('./meter-bar.tsx')).MeterBar,
  () => <div className={classes['track']} />,
);

/** A line, the bar and mostly another line. */
const PROGRESS_PX = 62;

/** Most visits find nothing on its way. */
export const ProgressBlock = onDemand(
  async () => (await import('./progress-block.tsx')).ProgressBlock,
  ({ text }) => <div style={{ height: text === undefined ? PROGRESS_PX - 25 : PROGRESS_PX }} />,
);
