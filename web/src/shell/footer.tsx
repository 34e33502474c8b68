import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { version } from '../../package.json';
import classes from './footer.module.css';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={classes['footer']}>
      <Text size="xs" c="dimmed">
        {t('shell.disclaimer')}
      </Text>
      <Text size="xs" c="dimmed">
        {t('shell.release', { release: `v${version}` })}
      </Text>
    </footer>
  );
}
