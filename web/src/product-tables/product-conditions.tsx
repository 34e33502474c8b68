import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import { TAGS_CONDITION } from '../products/tags/tags-condition.ts';
import { TagsField } from '../products/tags/tags-field.tsx';
import { ConditionLine } from '../ui/conditions/condition-line.tsx';
import { conditionsOf } from '../ui/conditions/use-conditions.ts';
import type { ProductTablesSearch } from './search.ts';

type ProductConditionsProps = {
  search: ProductTablesSearch;
  tags: readonly CabinetTag[];
  change: (next: Partial<ProductTablesSearch>) => void;
};

const CONDITIONS = [TAGS_CONDITION];
const FIELDS = { tags: TagsField };

/** What narrows the products beside a part of their text. */
export function ProductConditions({
  search: { tags, tagMode },
  tags: known,
  change,
}: ProductConditionsProps) {
  return (
    <ConditionLine
      conditions={CONDITIONS}
      fields={FIELDS}
      values={conditionsOf({ search: { tags, tagMode, known }, change })}
    />
  );
}
