import { useNavigate } from '@tanstack/react-router';
import { logout } from '@vitrina/contract/accounts/session.ts';
import { call } from '../platform/api/call.ts';
import { resetSession } from '../platform/session/reset-session.ts';
import { commitWaiting } from '../platform/undoable.ts';

/** Signs out and leads to the login screen; whoever only changes the account comes back to `redirect`. */
export function useSignOut(): (redirect?: string) => Promise<void> {
  const navigate = useNavigate();
  return async (redirect) => {
    // While there is still somebody who may do it.
    await commitWaiting();
    // Before the server is told, so that what is still being asked does not tell of a lost session.
    resetSession();
    // Signing out here must work even when the server cannot be told.
    await call(logout, {}).catch((error: unknown) =>
      console.error('The sign-out did not reach the server.', error),
    );
    await navigate({ to: '/login', search: redirect === undefined ? {} : { redirect } });
  };
}
