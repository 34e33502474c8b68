import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Confirmed, confirmedBefore } from './confirmation.ts';

declare module '@tanstack/react-router' {
  // Module augmentation works with interfaces only.
  interface HistoryState {
    confirmedEmail?: string;
  }
}

/**
 * The code is not in the address any more, so the page that is loaded anew remembers what became of it beside the
 * address: "already confirmed" instead of an empty form.
 */
export function useConfirmedBefore(email: string | undefined): Confirmed | undefined {
  const navigate = useNavigate();
  const before = useLocation({ select: ({ state }) => state.confirmedEmail });
  useEffect(() => {
    if (email === undefined) return;
    void navigate({ to: '.', replace: true, state: (state) => ({ ...state, confirmedEmail: email }) });
  }, [email, navigate]);
  return confirmedBefore(before);
}
