import type { CodeKind } from '@vitrina/contract/accounts/codes.ts';
import type { changeEmail } from '@vitrina/contract/accounts/routes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';

export type Confirmed = OutputOf<typeof changeEmail>;
/** What became of the code, as the page that is loaded anew says it. */
export function confirmedBefore(email: string | undefined): Confirmed | undefined {
  return email === undefined ? undefined : { email, isRepeated: true };
}

export type ConfirmationKind = Extract<CodeKind, 'verifyEmail' | 'changeEmail' | 'changePassword'>;
