import { TextInput } from '@mantine/core';
import { NAME_LENGTH } from '@vitrina/contract/accounts/account.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordRules } from '../password-rules.tsx';
import { PasswordField } from '../settings/password-field.tsx';
import { faultText, type RegistrationFormState } from './registration-form.ts';

const RULES_ID = 'password-rules';

export function PersonFields({ form }: { form: RegistrationFormState }) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <>
      <TextInput
        {...form.register('fullName')}
        label={t('register.fullName')}
        autoComplete="name"
        error={faultText(
          errors.fullName,
          t('register.fullNameError', { min: NAME_LENGTH[0], max: NAME_LENGTH[1] }),
        )}
      />
      <TextInput
        {...form.register('email')}
        type="email"
        label={t('login.email')}
        autoComplete="username"
        dir="ltr"
        error={faultText(errors.email, t('login.invalidEmail'))}
      />
      <PasswordField
        {...form.register('password')}
        label={t('login.password')}
        autoComplete="new-password"
        aria-describedby={RULES_ID}
        error={faultText(errors.password, t('register.weak'))}
      />
      <PasswordRules password={password} id={RULES_ID} />
      <PasswordField
        {...form.register('repeat')}
        label={t('register.repeat')}
        autoComplete="new-password"
        error={faultText(errors.repeat, t('register.mismatch'))}
      />
    </>
  );
}
