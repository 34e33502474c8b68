import { useCabinet } from '../platform/session/session.ts';
import type { FirstStep } from './rules.ts';

/** Where a step is done. */
export function useStepLink(id: FirstStep['id']): string {
  const cabinet = useCabinet();
  switch (id) {
    case 'key':
      return `/cabinets/${cabinet.id}`;
    case 'products':
      return `/pages/product-tables/${cabinet.id}`;
    case 'tracking':
    case 'positions':
      return '/position-check';
    default:
      return id satisfies never;
  }
}
