import type { Loop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { workRadarAlerts } from './alerts/work-alerts.ts';
import { workPiggyBackers } from './piggy-backers/jobs.ts';

export function workRadar(context: Context): Loop[] {
  return [...workPiggyBackers(context), ...workRadarAlerts(context)];
}
