import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import type { SavedViewId } from '@vitrina/contract/ids.ts';
import {
  changeView,
  listSavedViews,
  removeView,
  type SavedView,
  type SavedViewScreen,
  saveView,
  setDefaultView,
} from '@vitrina/contract/saved-views.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { OUTLIVES_PAGE } from '../platform/api/request-of.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { SILENT } from '../platform/api/silent.ts';
import { showSuccess } from '../platform/notify.ts';
import { useCabinet } from '../platform/session/session.ts';
import { undoable, useLeaving } from '../platform/undoable.ts';
import { keepOpened, useOpenedId } from './opened-views.ts';
import { addressOf, keyOf, openedView, staying, viewStateOf } from './view-state.ts';

type Change = { state?: string; isShared?: boolean };

/** The views of one screen in the selected cabinet, and what may be done with them. */
export function useSavedViews(screen: SavedViewScreen) {
  const { t } = useTranslation();
  const cabinetId = useCabinet().id;
  const place = { cabinetId, screen };
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useRouterState({ select: (state) => state.location });
  const list = useQuery({ ...routeQuery(listSavedViews, place), ...SILENT });
  const leaving = useLeaving();
  const views = list.data && staying(list.data.views, leaving);
  const reread = () => client.invalidateQueries({ queryKey: [listSavedViews.path] });
  const state = viewStateOf(location.searchStr);

  const go = (next: string, isReplaced: boolean) =>
    navigate({ href: addressOf(location.pathname, next), replace: isReplaced });
  const save = useMutation({
    mutationFn: (given: { name: string; isShared: boolean }) => call(saveView, { ...place, ...given, state }),
    ...SILENT,
    onSuccess: async ({ viewId }) => {
      await reread();
      keepOpened(place, viewId);
      showSuccess(t('savedViews.saved'));
    },
  });
  const change = useMutation({
    mutationFn: ({ view, ...given }: Change & { view: SavedView }) =>
      call(changeView, { cabinetId, viewId: view.id, ...given }),
    onSuccess: reread,
  });
  // The form says for itself why a name does not do.
  const rename = useMutation({
    mutationFn: ({ view, name }: { view: SavedView; name: string }) =>
      call(changeView, { cabinetId, viewId: view.id, name }),
    ...SILENT,
    onSuccess: reread,
  });
  const makeDefault = useMutation({
    mutationFn: (viewId: SavedViewId | null) => call(setDefaultView, { ...place, viewId }),
    onSuccess: reread,
  });

  return {
    list,
    views,
    state,
    searchStr: location.searchStr,
    opened: openedView(views ?? [], useOpenedId(place), location.searchStr),
    save,
    change,
    rename,
    makeDefault,
    open: (view: SavedView | null, isReplaced = false) => {
      keepOpened(place, view?.id ?? null);
      // Whoever shares a view wrote its state: no cabinet and no hash come in with it.
      void go(viewStateOf(view?.state ?? ''), isReplaced);
    },
    remove: (view: SavedView) =>
      undoable({
        key: keyOf(view.id),
        message: t('savedViews.removed', { name: view.name }),
        commit: async () => {
          await call(removeView, { cabinetId, viewId: view.id }, OUTLIVES_PAGE);
          await reread();
        },
      }),
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
