import { useNavigate, useParams } from '@tanstack/react-router';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { whileLoading } from '../platform/api/loading-flag.ts';
import { selectCabinet } from '../platform/session/session.ts';
import { useScreen } from './use-screen.ts';
import { searchOnSwitch, wayOnSwitch } from './way-on-switch.ts';

/** Switching keeps the screen and leaves behind what belongs to the other cabinet. */
export function useChooseCabinet(): (next: Pick<Cabinet, 'id'>) => Promise<void> {
  const screen = useScreen();
  const navigate = useNavigate();
  const { id } = useParams({ strict: false });
  return (next) =>
    whileLoading(async () => {
      const way = wayOnSwitch(screen, id);
      // Before the switch: products and runs of this cabinet are no question to the next one.
      if (way === 'stay' && screen?.ofCabinet !== undefined)
        await navigate({ to: '.', search: (old) => searchOnSwitch(screen, old), replace: true });
      await selectCabinet(next.id);
      await {
        stay: () => undefined,
        ownId: () => navigate({ to: '.', params: { id: String(next.id) } }),
        '/position-check': () => navigate({ to: '/position-check' }),
        '/ab-test': () => navigate({ to: '/ab-test' }),
        '/radar-changes': () => navigate({ to: '/radar-changes' }),
        '/my-product-requests': () => navigate({ to: '/my-product-requests' }),
      }[way]();
    });
}
