import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PositionAlertId } from '@vitrina/contract/ids.ts';
import {
  type AlertRule,
  addPositionAlert,
  deletePositionAlert,
  listPositionAlerts,
  updatePositionAlert,
} from '@vitrina/contract/positions/alerts.ts';
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
  const list = useQuery({ ...routeQuery(listPositionAlerts, { cabinetId }), ...SILENT });
  return { list, alerts: list.data && staying(list.data.alerts, leaving) };
}

export function useAlertChanges() {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: [listPositionAlerts.path] });
  const toggle = (ruleId: PositionAlertId, isOn: boolean) =>
    call(updatePositionAlert, { cabinetId, ruleId, isOn });
  const save = useMutation({
    mutationFn: async ({ ruleId, rule }: { ruleId: PositionAlertId | undefined; rule: AlertRule }) => {
      if (ruleId === undefined) await call(addPositionAlert, { cabinetId, rule });
      else await call(updatePositionAlert, { cabinetId, ruleId, rule });
    },
    ...SILENT,
    onSuccess: async () => {
      await readAgain();
      showSuccess(t('positionAlerts.saved'));
    },
  });
  const remove = (ruleId: PositionAlertId) =>
    undoable({
      key: keyOf(ruleId),
      message: t('positionAlerts.deleted'),
      commit: async () => {
        await call(deletePositionAlert, { cabinetId, ruleId }, OUTLIVES_PAGE);
        await readAgain();
      },
    });
  return { toggle, save, remove };
}
