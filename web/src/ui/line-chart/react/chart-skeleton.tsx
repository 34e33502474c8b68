import { Skeleton } from '@mantine/core';
import classes from './line-chart.module.css';

/** A legend of one line over the plot. A longer one takes its room from the plot, so that the whole stays as high. */
export const HEAD_PX = 32;

/** As high as the chart that comes: nothing below it moves when the numbers arrive. */
export function ChartSkeleton({ height }: { height: number }) {
  return <Skeleton className={classes['chart'] ?? ''} height={height + HEAD_PX} />;
}
