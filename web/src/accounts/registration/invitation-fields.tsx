import { TextInput } from '@mantine/core';
import { CODE_LENGTHS } from '@vitrina/contract/accounts/codes.ts';
import { useTranslation } from 'react-i18next';
import { faultText, type RegistrationFormState } from './registration-form.ts';

type Props = {
  form: RegistrationFormState;
  /** Nobody types a referral code: it comes with a link and may be mended. */
  hasReferral: boolean;
};

export function InvitationFields({ form, hasReferral }: Props) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  const { useCabinetInvite: length } = CODE_LENGTHS;
  return (
    <>
      <TextInput
        {...form.register('inviteCode')}
        label={t('register.inviteCode')}
        description={t('register.inviteHint')}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        error={faultText(errors.inviteCode, t('accounts.code.rule', { length }))}
      />
      {hasReferral && (
        <TextInput
          {...form.register('referralCode')}
          label={t('register.referral')}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          error={faultText(errors.referralCode, t('errors.referral.notFound'))}
        />
      )}
    </>
  );
}
