import type { changeEmail } from '@vitrina/contract/accounts.ts';
import type { CodeKind } from '@vitrina/contract/codes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';

export type Confirmed = OutputOf<typeof changeEmail>;
export type ConfirmationKind = Extract<CodeKind, 'verifyEmail' | 'changeEmail' | 'changePassword'>;
