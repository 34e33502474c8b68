import { useQuery } from '@tanstack/react-query';
import type { AlertScope } from '@vitrina/contract/position-alerts.ts';
import { listPositionEntries, type PositionEntry } from '@vitrina/contract/positions.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/route-query.ts';
import { useCabinet } from '../../platform/session.ts';
import { useTags } from '../../products/tags/use-tags.ts';
import { scopeKey } from './rule-draft.ts';
import type { ScopeNames } from './rule-sentence.ts';

type Choice = { scope: AlertScope; label: string; names: ScopeNames };

export function entryScope({ sku, cityId }: PositionEntry): AlertScope {
  return { kind: 'entry', sku, cityId };
}

/** Whose queries a rule may look at: everything, what is tracked, and the tags of the cabinet. */
export function useScopes() {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const tracked = useQuery(routeQuery(listPositionEntries, { cabinetId })).data?.entries ?? [];
  const tags = useTags();
  const entries = tracked.map((entry): Choice => {
    const names = { name: entry.name ?? String(entry.sku), cityName: entry.cityName };
    const label = t('positionAlerts.scopes.entry', { product: names.name, city: names.cityName });
    return { scope: entryScope(entry), label, names };
  });
  const ofTags = tags.map((tag): Choice => {
    const label = t('positionAlerts.editor.byTag', { tag: tag.name });
    return { scope: { kind: 'tag', tagId: tag.id }, label, names: { name: tag.name, cityName: null } };
  });
  const everything: Choice = {
    scope: { kind: 'cabinet' },
    label: t('positionAlerts.scopes.cabinet'),
    names: { name: null, cityName: null },
  };
  const all = [everything, ...entries, ...ofTags];
  const toItem = ({ scope, label }: Choice) => ({ value: scopeKey(scope), label });
  const group = (name: string, items: Choice[]) =>
    items.length === 0 ? [] : [{ group: name, items: items.map(toItem) }];
  const data = [
    toItem(everything),
    ...group(t('positionAlerts.editor.products'), entries),
    ...group(t('positionAlerts.editor.tags'), ofTags),
  ];
  const isKnown = (key: string) => all.some(({ scope }) => scopeKey(scope) === key);
  return {
    /** Also what a rule is about and is gone: another one has to be chosen, and none is chosen in silence. */
    listWith: (own: AlertScope) => {
      const label =
        own.kind === 'tag' ? t('positionAlerts.scopes.tagGone') : t('positionAlerts.scopes.entryGone');
      return isKnown(scopeKey(own)) ? data : [{ value: scopeKey(own), label }, ...data];
    },
    find: (key: string) => all.find(({ scope }) => scopeKey(scope) === key),
  };
}
export type Scopes = ReturnType<typeof useScopes>;
