import * as alerts from '@vitrina/contract/positions/alerts.ts';
import { getPositionBudget } from '@vitrina/contract/positions/budget.ts';
import * as causes from '@vitrina/contract/positions/causes.ts';
import * as checking from '@vitrina/contract/positions/checking.ts';
import * as entries from '@vitrina/contract/positions/entries.ts';
import { getPositionForecast, listPositionForecasts } from '@vitrina/contract/positions/forecast.ts';
import { followPositions } from '@vitrina/contract/positions/live.ts';
import * as matrix from '@vitrina/contract/positions/matrix.ts';
import * as schedule from '@vitrina/contract/positions/schedule.ts';
import { listPositionTrends } from '@vitrina/contract/positions/trends.ts';
import * as views from '@vitrina/contract/positions/views.ts';
import * as whatIf from '@vitrina/contract/positions/what-if.ts';
import { addAlert, deleteAlert, updateAlert } from '../alerts/change-alerts.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { serveEvents } from '../platform/http/serve-events.ts';
import { listAlerts } from './alerts/list-alerts.ts';
import { listFirings } from './alerts/list-firings.ts';
import { positionAlerts } from './alerts/position-alerts.ts';
import { rehearse } from './alerts/rehearse.ts';
import { getBudgetInFull } from './budget/get-budget-in-full.ts';
import type { Rankings } from './causes/create-rankings.ts';
import { explainPositionMove } from './causes/explain-position-move.ts';
import { getPositionCell } from './causes/get-position-cell.ts';
import { checkNow } from './checking/check-now.ts';
import { getAsk } from './checking/get-ask.ts';
import { addEntry } from './entries/add-entry.ts';
import { addQueries } from './entries/add-queries.ts';
import { deleteEntry } from './entries/delete-entry.ts';
import { listEntries } from './entries/list-entries.ts';
import { moveEntry } from './entries/move-entry.ts';
import { pauseEntries } from './entries/pause-entries.ts';
import { previewEntry } from './entries/preview-entry.ts';
import { previewMove } from './entries/preview-move.ts';
import { removeQueries } from './entries/remove-queries.ts';
import { getForecast } from './forecast/get-forecast.ts';
import { listForecasts } from './forecast/list-forecasts.ts';
import { POSITIONS_TOPIC } from './live/publish-positions.ts';
import { getMatrix } from './matrix/get-matrix.ts';
import { getProductStandings } from './matrix/get-product-standings.ts';
import { getOrderGain } from './schedule/get-order-gain.ts';
import { listTrends } from './trends/list-trends.ts';
import { compareProducts } from './views/compare-products.ts';
import { getDayProfile } from './views/get-day-profile.ts';
import { startPositionExport } from './views/start-position-export.ts';
import { predictPlace } from './what-if/predict-place.ts';

/** Everything about positions that can be asked for. */
export function servePositions(server: Server, rankings: Rankings): void {
  serveEntries(server);
  serveResults(server, rankings);
  serveAlerts(server);
}

function serveEntries(server: Server): void {
  serve(server, entries.listPositionEntries, ({ input, context }) => listEntries(context, input.cabinetId));
  serve(server, entries.previewPositionEntry, ({ input, context }) => previewEntry(context, input));
  serve(server, entries.addPositionEntry, ({ input, context }) => addEntry(context, input));
  serve(server, entries.addPositionQueries, ({ input, context }) => addQueries(context, input));
  serve(server, entries.removePositionQueries, ({ input, context }) => removeQueries(context, input));
  serve(server, entries.deletePositionEntry, async ({ input, context }) => {
    await deleteEntry(context, input);
    return {};
  });
  serve(server, entries.pausePositionEntries, ({ input, context }) => pauseEntries(context, input));
  serve(server, entries.previewPositionMove, ({ input, context }) => previewMove(context, input));
  serve(server, entries.movePositionEntry, ({ input, context }) => moveEntry(context, input));
  serve(server, checking.getPositionAsk, ({ input, context }) => getAsk(context, input));
  serve(server, checking.checkPositionsNow, ({ input, context }) => checkNow(context, input));
  serve(server, getPositionBudget, ({ input, context }) => getBudgetInFull(context, input.cabinetId));
  serve(server, schedule.getOrderGain, ({ input, context }) => getOrderGain(context, input.cabinetId));
}

function serveResults(server: Server, rankings: Rankings): void {
  serve(server, matrix.getPositionMatrix, ({ input, context }) => getMatrix(context, input));
  serve(server, matrix.getProductStandings, ({ input, context }) => getProductStandings(context, input));
  serve(server, listPositionTrends, ({ input, context }) => listTrends(context, input.cabinetId));
  serve(server, views.getPositionDayProfile, ({ input, context }) => getDayProfile(context, input));
  serve(server, views.comparePositionProducts, ({ input, context }) => compareProducts(context, input));
  serve(server, views.startPositionExport, ({ input, caller, context }) =>
    startPositionExport(context, caller.userId, input),
  );
  serve(server, listPositionForecasts, ({ input, context }) => listForecasts(context, input));
  serve(server, getPositionForecast, ({ input, context }) => getForecast(context, input));
  serve(server, causes.getPositionCell, ({ input, context }) => getPositionCell(context, input));
  serve(server, causes.explainPositionMove, ({ input, context }) =>
    explainPositionMove(context, rankings, input),
  );
  serve(server, whatIf.predictPlace, ({ input, context }) => predictPlace(context, rankings, input));
  serveEvents(server, followPositions, POSITIONS_TOPIC);
}

function serveAlerts(server: Server): void {
  serve(server, alerts.listPositionAlerts, ({ caller, context }) => listAlerts(context, caller));
  serve(server, alerts.rehearsePositionAlert, ({ input, context }) => rehearse(context, input));
  serve(server, alerts.addPositionAlert, async ({ input: { rule }, caller, context }) => ({
    ruleId: await addAlert(context, positionAlerts, caller, { rule }),
  }));
  serve(server, alerts.updatePositionAlert, ({ input: { ruleId, rule, isOn }, caller, context }) =>
    updateAlert(context, positionAlerts, caller, { alertId: ruleId, isOn, rule: rule && { rule } }),
  );
  serve(server, alerts.deletePositionAlert, ({ input, caller, context }) =>
    deleteAlert(context, positionAlerts, caller, input.ruleId),
  );
  serve(server, alerts.listPositionAlertFirings, ({ input, caller, context }) =>
    listFirings(context, caller, input.ruleId),
  );
}
