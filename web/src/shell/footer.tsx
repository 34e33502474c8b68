import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { version } from '../../package.json';
import classes from './footer.module.css';

const PAPERS = {
  userAgreement: '/documents/user-agreement.html',
  paymentPolicy: '/documents/payment-policy.html',
  privacyPolicy: '/documents/privacy-policy.html',
  cookiePolicy: '/documents/cookie-policy.html',
} as const;

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={classes['footer']}>
      <Text size="xs" c="dimmed">
        {t('shell.disclaimer')}
      </Text>
      <nav className={classes['papers']} aria-label={t('shell.documents.label')}>
        {(Object.keys(PAPERS) as (keyof typeof PAPERS)[]).map((paper) => (
          <Anchor key={paper} href={PAPERS[paper]} target="_blank" rel="noopener" size="xs" c="dimmed">
            {t(`shell.documents.${paper}`)}
          </Anchor>
        ))}
      </nav>
      <Text size="xs" c="dimmed">
        {t('shell.release', { release: `v${version}` })}
      </Text>
    </footer>
  );
}
