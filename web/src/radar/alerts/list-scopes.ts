import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import type { RadarAlertScope } from '@vitrina/contract/radar/alerts.ts';
import type { RadarProduct } from '@vitrina/contract/radar/products.ts';
import type { TFunction } from 'i18next';
import { scopeKey } from './rule-draft.ts';

type Choice = { scope: RadarAlertScope; label: string; name: string | null };
type Known = {
  products: readonly Pick<RadarProduct, 'sku' | 'name'>[];
  tags: readonly Pick<CabinetTag, 'id' | 'name'>[];
};

/** Whose cards a rule may look at: everything, products with a tag, and what is watched. */
export function listScopes({ products, tags }: Known, t: TFunction) {
  const everything: Choice = {
    scope: { kind: 'cabinet' },
    label: t('radarAlerts.editor.everything'),
    name: null,
  };
  const ofTags = tags.map((tag): Choice => {
    const label = t('radarAlerts.editor.byTag', { tag: tag.name });
    return { scope: { kind: 'tag', tagId: tag.id }, label, name: tag.name };
  });
  const ofProducts = products.map(
    ({ sku, name }): Choice => ({
      scope: { kind: 'product', sku },
      label: name,
      name,
    }),
  );
  const all = [everything, ...ofTags, ...ofProducts];
  const toItem = ({ scope, label }: Choice) => ({ value: scopeKey(scope), label });
  const group = (name: string, items: Choice[]) =>
    items.length === 0 ? [] : [{ group: name, items: items.map(toItem) }];
  const data = [
    toItem(everything),
    ...group(t('radarAlerts.editor.tags'), ofTags),
    ...group(t('radarAlerts.editor.products'), ofProducts),
  ];
  const isKnown = (key: string) => all.some(({ scope }) => scopeKey(scope) === key);
  return {
    /** Also what a rule is about and is not listed: none is chosen in silence. */
    listWith: (own: RadarAlertScope, name: string | null) => {
      if (isKnown(scopeKey(own))) return data;
      const gone = own.kind === 'tag' ? t('radarAlerts.editor.tagGone') : t('radarAlerts.scopes.productGone');
      return [{ value: scopeKey(own), label: name ?? gone }, ...data];
    },
    find: (key: string) => all.find(({ scope }) => scopeKey(scope) === key),
  };
}
export type Scopes = ReturnType<typeof listScopes>;
