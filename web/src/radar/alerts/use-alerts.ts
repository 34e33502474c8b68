import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RadarAlertId } from '@vitrina/contract/ids.ts';
import {
  addRadarAlert,
  deleteRadarAlert,
  listRadarAlerts,
  type RadarAlertRule,
  updateRadarAlert,
} from '@vitrina/contract/radar/alerts.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { OUTLIVES_PAGE } from '../../platform/api/request-of.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { SILENT } from '../../platform/api/silent.ts';
import { showSuccess } from '../../platform/notify.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { undoable, useLeaving } from '../../platform/undoable.ts';
import { keyOf, staying } from './leaving-alerts.ts';

/** The rules of the cabinet; one that is being deleted is not among them. */
export function useAlerts() {
  const { id: cabinetId } = useCabinet();
  const leaving = useLeaving();
  const list = useQuery({ ...routeQuery(listRadarAlerts, { cabinetId }), ...SILENT });
  return { list, alerts: list.data && staying(list.data.alerts, leaving) };
}

export function useAlertChanges() {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: [listRadarAlerts.path] });
  const toggle = (ruleId: RadarAlertId, isOn: boolean) => call(updateRadarAlert, { cabinetId, ruleId, isOn });
  const save = useMutation({
    mutationFn: async ({ ruleId, rule }: { ruleId: RadarAlertId | undefined; rule: RadarAlertRule }) => {
      if (ruleId === undefined) await call(addRadarAlert, { cabinetId, rule });
      else await call(updateRadarAlert, { cabinetId, ruleId, rule });
    },
    ...SILENT,
    onSuccess: async () => {
      await readAgain();
      showSuccess(t('radarAlerts.saved'));
    },
  });
  const remove = (ruleId: RadarAlertId) =>
    undoable({
      key: keyOf(ruleId),
      message: t('radarAlerts.deleted'),
      commit: async () => {
        await call(deleteRadarAlert, { cabinetId, ruleId }, OUTLIVES_PAGE);
        await readAgain();
      },
    });
  return { toggle, save, remove };
}
