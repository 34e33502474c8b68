import { Anchor, Checkbox, Stack } from '@mantine/core';
import { AGREEMENTS } from '@vitrina/contract/accounts/account.ts';
import { useTranslation } from 'react-i18next';
import { documentPath } from '../../platform/texts/documents.ts';
import { useLanguage } from '../../platform/texts/use-format.ts';
import type { RegistrationFormState } from './registration-form.ts';

/** Each paper is agreed to by itself and can be read before. */
export function AgreementBoxes({ form }: { form: RegistrationFormState }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errors = form.formState.errors.agreements;
  return (
    <Stack gap="xs">
      {AGREEMENTS.map((paper) => (
        <Checkbox
          key={paper}
          {...form.register(`agreements.${paper}`)}
          label={
            <>
              {t('register.accept')}{' '}
              <Anchor href={documentPath(paper, language)} target="_blank" rel="noopener" inherit>
                {t(`register.${paper}`)}
              </Anchor>
            </>
          }
          error={errors?.[paper] && t('register.mustAccept')}
        />
      ))}
    </Stack>
  );
}
