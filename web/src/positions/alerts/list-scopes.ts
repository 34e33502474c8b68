import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import type { AlertScope } from '@vitrina/contract/positions/alerts.ts';
import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';
import type { TFunction } from 'i18next';
import { scopeKey } from './rule-draft.ts';
import type { ScopeNames } from './rule-sentence.ts';

type Choice = { scope: AlertScope; label: string; names: ScopeNames };
type Entry = Pick<PositionEntry, 'sku' | 'cityId' | 'name' | 'cityName'>;
type Known = { entries: readonly Entry[]; tags: readonly Pick<CabinetTag, 'id' | 'name'>[] };

export function entryScope({ sku, cityId }: Pick<Entry, 'sku' | 'cityId'>): AlertScope {
  return { kind: 'entry', sku, cityId };
}

/** Whose queries a rule may look at: everything, what is tracked, and the tags of the cabinet. */
export function listScopes({ entries: tracked, tags }: Known, t: TFunction) {
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
export type Scopes = ReturnType<typeof listScopes>;
