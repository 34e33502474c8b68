import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter, useSearch } from '@tanstack/react-router';
import { RegisterInput } from '@vitrina/contract/accounts/account.ts';
import { register } from '@vitrina/contract/accounts/routes.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { call } from '../../platform/api/call.ts';
import { problemText } from '../../platform/api/problem-text.ts';
import { showSuccess } from '../../platform/notify.ts';
import { Problem } from '../../platform/problem.ts';
import { beginSession } from '../../platform/session/reset-session.ts';
import { useLanguage } from '../../platform/texts/use-format.ts';
import { firstLanding } from '../landing.ts';
import { doneText, fieldOf, invitedBy, REFUSED, RegistrationForm } from './registration-form.ts';

/** The form, its sending, and the refusal that belongs to no field. */
export function useRegistration() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { history } = useRouter();
  const search = useSearch({ from: '/register' });
  const [problem, setProblem] = useState<Problem>();
  const form = useForm({
    resolver: zodResolver(RegistrationForm),
    defaultValues: {
      fullName: '',
      email: '',
      password: '',
      repeat: '',
      inviteCode: invitedBy(search),
      referralCode: search.ref ?? '',
    },
  });

  async function send(filled: RegistrationForm): Promise<void> {
    // The contract leaves out what it does not know: the repetition of the password.
    const input = z.parse(RegisterInput, { ...filled, language });
    setProblem(undefined);
    try {
      const { accessToken } = await call(register, input);
      beginSession(accessToken);
      showSuccess(t(doneText(input.inviteCode), { email: input.email }));
      history.replace(firstLanding(search.redirect, input.inviteCode));
    } catch (error) {
      refuse(error instanceof Problem ? error : new Problem('server.unknown', {}, 0));
    }
  }

  function refuse(refusal: Problem): void {
    const field = fieldOf(refusal);
    if (field === undefined) setProblem(refusal);
    else form.setError(field, { type: REFUSED, message: problemText(t, refusal) }, { shouldFocus: true });
  }

  return { form, problem, send: form.handleSubmit(send) };
}
