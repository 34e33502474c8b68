import { Skeleton } from '@mantine/core';
import { onDemand } from '../../platform/loading/on-demand.tsx';
import classes from './period-field.module.css';

export const DayCalendar = onDemand(
  async () => (await import('./day-calendar.tsx')).DayCalendar,
  () => <Skeleton className={classes['month'] ?? ''} />,
);

export const PeriodPicker = onDemand(
  async () => (await import('./period-picker.tsx')).PeriodPicker,
  () => <Skeleton className={classes['coming'] ?? ''} />,
);
