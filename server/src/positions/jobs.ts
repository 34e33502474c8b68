import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import { createStorefront } from '../integrations/storefront/create-storefront.ts';
import { type Loop, startLoop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { workAlerts } from './alerts/work-alerts.ts';
import { checkPositionsJob, checkRequestedJob } from './checking/check-positions.job.ts';
import { checkPositions } from './checking/check-positions.ts';
import { checkRequested } from './checking/check-requested.ts';
import { planChecks, planRequested } from './checking/plan-checks.ts';
import { storeObservations } from './checking/store-observations.ts';
import { restOverPlan } from './entries/rest-over-plan.ts';
import { forecastPositions } from './forecast/forecast-positions.ts';
import { sweepForecasts } from './forecast/sweep-forecasts.ts';
import { measureChecks } from './measure-checks.ts';
import { sweepPositions } from './retention/sweep-positions.ts';

const PLAN_EVERY_SECONDS = 5;
const STORE_EVERY_SECONDS = 2;
const REST_EVERY_SECONDS = 60;
const FORECAST_EVERY_SECONDS = 5 * 60;
const SWEEP_EVERY_SECONDS = DAY_SECONDS;
const CABINETS_AT_ONCE = 4;

export async function workPositions(context: Context): Promise<Loop[]> {
  measureChecks(context);
  const stopping = new AbortController();
  const storefront = createStorefront({ baseUrl: context.env.STOREFRONT_URL, send: context.send });
  await context.queue.work(checkPositionsJob, CABINETS_AT_ONCE, ({ cabinetId }) =>
    checkPositions(context, storefront, cabinetId, stopping.signal),
  );
  await context.queue.work(checkRequestedJob, CABINETS_AT_ONCE, ({ cabinetId }) =>
    checkRequested(context, storefront, cabinetId, stopping.signal),
  );
  return [
    startLoop(
      context,
      'plan requested positions',
      PLAN_EVERY_SECONDS,
      async () => void (await planRequested(context)),
    ),
    startLoop(
      context,
      'plan position checks',
      PLAN_EVERY_SECONDS,
      async () => void (await planChecks(context)),
    ),
    startLoop(
      context,
      'store positions',
      STORE_EVERY_SECONDS,
      async () => void (await storeObservations(context)),
    ),
    startLoop(context, 'rest what plans have no room for', REST_EVERY_SECONDS, () => restOverPlan(context)),
    startLoop(context, 'sweep positions', SWEEP_EVERY_SECONDS, () => sweepPositions(context)),
    startLoop(context, 'forecast positions', FORECAST_EVERY_SECONDS, () =>
      forecastPositions(context, stopping.signal),
    ),
    startLoop(context, 'sweep position forecasts', SWEEP_EVERY_SECONDS, () => sweepForecasts(context)),
    ...workAlerts(context),
    // Shelves that are being read are let go, and their checks given back; forecasts stop after a part of a cabinet.
    { stop: async () => stopping.abort() },
  ];
}
