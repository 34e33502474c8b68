import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Another letter needs the password again, which the settings ask for. */
export function AgainInSettings({ tab }: { tab: 'account' | 'security' }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link to="/pages/account-settings/$tab" params={{ tab }} {...props} />}
    >
      {t('confirmations.again')}
    </Button>
  );
}
