import type { Condition } from '../../ui/conditions/condition.ts';
import type { WalletSearch } from './search.ts';

export type ConditionId = 'group' | 'month';

/** Which operations are shown. */
export const CONDITIONS: readonly Condition<WalletSearch, ConditionId>[] = [
  {
    id: 'group',
    name: 'billing.wallet.conditions.group',
    write: ({ group }, { t }) => group && t(`billing.wallet.groups.${group}`),
    cleared: { group: undefined },
    inputs: ['group'],
  },
  {
    id: 'month',
    name: 'billing.wallet.conditions.month',
    write: ({ month }, { format }) => month && format.month(`${month}-01`),
    cleared: { month: undefined },
    inputs: ['month'],
  },
];
