import { NewPassword as Password } from '@vitrina/contract/accounts/passwords.ts';
import * as z from 'zod/mini';

/** The new password, twice against a slip of the finger. */
export const NewPassword = z.object({ newPassword: Password, repeat: z.string() }).check(
  z.refine(({ newPassword, repeat }) => newPassword === repeat, {
    path: ['repeat'],
    error: 'repeat',
    // Told at once, not only when the password itself is right.
    when: () => true,
  }),
);
