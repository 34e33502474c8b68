import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      dir="ltr"
      visibilityToggleButtonProps={{ 'aria-label': t('login.show'), tabIndex: 0 }}
      {...props}
    />
  );
}
