import { IconHistory, IconPackage, IconTargetArrow } from '@tabler/icons-react';
import type { useNavigate } from '@tanstack/react-router';
import type { Find } from './find.ts';
import { type DataGoal, goalKey } from './recent.ts';

type Navigate = ReturnType<typeof useNavigate>;

/** A product, a tracked product or a query as a line, and where it leads. */
export function goalFind(goal: DataGoal, navigate: Navigate): Find {
  const key = goalKey(goal);
  switch (goal.kind) {
    case 'product': {
      const params = { id: String(goal.cabinetId) };
      const search = { search: String(goal.sku) };
      const run = () => void navigate({ to: '/pages/product-tables/$id', params, search });
      return { key, kind: 'product', label: goal.name, note: String(goal.sku), icon: IconPackage, run };
    }
    case 'entry': {
      const run = () => void navigate({ to: '/position-check/$id', params: { id: String(goal.id) } });
      return { key, kind: 'entry', label: goal.name, note: goal.city, icon: IconTargetArrow, run };
    }
    case 'query': {
      const run = () => void navigate({ to: '/search-history', search: { queries: [goal.query] } });
      return { key, kind: 'query', label: goal.query, icon: IconHistory, run };
    }
  }
}
