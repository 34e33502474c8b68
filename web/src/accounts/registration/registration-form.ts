import { AGREEMENTS, RegisterInput } from '@vitrina/contract/accounts/account.ts';
import type { ErrorKey } from '@vitrina/contract/errors.ts';
import type { FieldError, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Problem } from '../../platform/problem.ts';

const { shape } = RegisterInput;

/** An optional field that was left empty is no value at all. */
function orEmpty<Schema extends z.ZodMiniType<string | undefined, string | undefined>>(schema: Schema) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => (typed.trim() === '' ? undefined : typed)),
    ),
    schema,
  );
}

export const RegistrationForm = z
  .object({
    fullName: shape.fullName,
    email: shape.email,
    password: shape.password,
    repeat: z.string(),
    inviteCode: orEmpty(shape.inviteCode),
    referralCode: orEmpty(shape.referralCode),
    agreements: shape.agreements,
  })
  .check(
    z.refine(({ password, repeat }) => password === repeat, {
      path: ['repeat'],
      error: 'repeat',
      // Told at once, not only when all the rest is right.
      when: () => true,
    }),
  );
export type RegistrationForm = z.output<typeof RegistrationForm>;

export type RegistrationField =
  | Exclude<keyof RegistrationForm, 'agreements'>
  | `agreements.${(typeof AGREEMENTS)[number]}`;

export type RegistrationFormState = UseFormReturn<
  z.input<typeof RegistrationForm>,
  unknown,
  RegistrationForm
>;

/** The kind of an error that the server found; all others are found here, before sending. */
export const REFUSED = 'refused';

/** The server's own words, or the rule that the value breaks. */
export function faultText(error: FieldError | undefined, rule: string): string | undefined {
  if (error === undefined) return undefined;
  return error.type === REFUSED ? (error.message ?? rule) : rule;
}

/** What a new person is told: whoever was invited belongs to a cabinet at once. */
export function doneText(inviteCode: string | undefined) {
  return inviteCode === undefined ? 'register.done' : 'register.doneInvited';
}

const FIELD_OF: Partial<Record<ErrorKey, RegistrationField>> = {
  'user.weakPassword': 'password',
  'code.invalid': 'inviteCode',
  'code.expired': 'inviteCode',
  'cabinet.limitExceeded': 'inviteCode',
  'referral.notFound': 'referralCode',
};

/** The field that a refusal is about; undefined when it is about the whole. */
export function fieldOf(problem: Problem): RegistrationField | undefined {
  // The user name is made by the server, so a taken one is no fault of a field.
  if (problem.is('user.exists')) return problem.meta['what'] === 'email' ? 'email' : undefined;
  return FIELD_OF[problem.key];
}

const INVITE_LINK = /^\/cabinets-invite-verification\/([A-Za-z0-9]{8})$/;

/** Whoever opened an invitation without an account comes by way of the login screen, which holds the link. */
export function invitedBy({
  invite,
  redirect,
}: {
  invite?: string | undefined;
  redirect?: string | undefined;
}) {
  return invite ?? redirect?.match(INVITE_LINK)?.[1] ?? '';
}
