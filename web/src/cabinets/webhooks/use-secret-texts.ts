import { useTranslation } from 'react-i18next';

export function useSecretTexts() {
  const { t } = useTranslation();
  return { text: t('webhooks.once'), copy: t('webhooks.copy'), done: t('webhooks.done') };
}
