import { useQuery } from '@tanstack/react-query';
import { getCabinetProductTags } from '@vitrina/contract/cabinets/tags.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet } from '../platform/session/session.ts';
import { ChoiceField } from '../ui/conditions/choice-field.tsx';
import { ConditionLine } from '../ui/conditions/condition-line.tsx';
import { conditionsOf } from '../ui/conditions/use-conditions.ts';
import { PRODUCT_CONDITIONS, type ProductConditionState } from './conditions.ts';
import type { MyRequestsSearch } from './search.ts';

type TagConditionProps = { tag: number; change: (next: Partial<MyRequestsSearch>) => void };

/** Only products with one tag. */
export function TagCondition({ tag, change }: TagConditionProps) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const { data } = useQuery(routeQuery(getCabinetProductTags, { cabinetId: cabinet.id }));
  if (data === undefined) return null;
  return (
    <ConditionLine
      conditions={PRODUCT_CONDITIONS}
      fields={{
        tag: ({ state, change: put, close }) => (
          <ChoiceField
            label={t('myRequests.tag')}
            value={state.tag}
            choices={state.tags.map(({ id, name }) => ({ value: Number(id), label: name }))}
            onChange={(next) => put({ tag: next })}
            onChosen={close}
          />
        ),
      }}
      values={conditionsOf<ProductConditionState>({ search: { tag, tags: data.tags }, change })}
    />
  );
}
