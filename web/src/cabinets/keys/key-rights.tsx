import { Alert, List, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Where the key comes from, which rights it needs and what for. */
export function KeyRights() {
  const { t } = useTranslation();
  return (
    <Alert variant="light" icon={<IconKey size={18} />} role="note" title={t('cabinets.form.rightsTitle')}>
      <List size="sm" spacing={2}>
        <List.Item>{t('cabinets.form.readRight')}</List.Item>
        <List.Item>{t('cabinets.form.productRight')}</List.Item>
      </List>
      <Text size="sm" mt={6}>
        {t('cabinets.form.where')}
      </Text>
    </Alert>
  );
}
