import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../accounts/code-form.tsx';

/** The page looks the code up; the form only sees to its shape. */
export function EnterCode({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTranslation();
  return (
    <CodeForm
      kind="useCabinetInvite"
      label={t('invites.enter.code')}
      submit={t('invites.enter.submit')}
      onCode={async (code) => onCode(code)}
      tone="main"
    />
  );
}
