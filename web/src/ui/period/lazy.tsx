import { Skeleton } from '@mantine/core';
import { onDemand } from '../../platform/loading/on-demand.tsx';
import classes from './period-field.module.css';

export const PeriodPicker = onDemand(
  async () => (await import('./period-picker.tsx')).PeriodPicker,
  () => <Skeleton className={classes['coming'] ?? ''} />,
);
