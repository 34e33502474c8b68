import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { refreshCabinets, refreshLimits } from '../platform/session/session.ts';

/** After a cabinet is left or deleted: back to the list, and the selection moves on to the next one. */
export function useCabinetGone(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    // First away from its page, which would say for a moment that there is no such cabinet.
    await navigate({ to: '/cabinets' });
    await refreshCabinets();
    await refreshLimits();
    await queryClient.invalidateQueries({ queryKey: [getCabinetLimits.path] });
  };
}
