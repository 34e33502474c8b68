import { onDemand } from '../platform/on-demand.tsx';
import classes from './limit-meter.module.css';

/** The numbers stand above it at once; until the bar is there, its empty track does. */
export const MeterBar = onDemand(
  async () => (await import('./meter-bar.tsx')).MeterBar,
  () => <div className={classes['track']} />,
);
