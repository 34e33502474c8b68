import { requestPasswordChange } from '@vitrina/contract/accounts/routes.ts';
import * as z from 'zod/mini';

/** The contract's own fields and the new password once more, against a slip of the finger. */
export const PasswordChange = z
  .extend(requestPasswordChange.input, { repeat: z.string() })
  .check(
    z.refine(({ newPassword, repeat }) => newPassword === repeat, { path: ['repeat'], error: 'repeat' }),
  );
export type PasswordChange = z.infer<typeof PasswordChange>;
