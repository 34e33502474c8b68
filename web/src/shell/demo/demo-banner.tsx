import { Alert, Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { DEMO_RESET_HOUR } from '@vitrina/contract/demo/demo.ts';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../../accounts/use-sign-out.ts';
import classes from '../verify-banner.module.css';

const RESET_TIME = `${String(DEMO_RESET_HOUR).padStart(2, '0')}:00`;

/** On every screen of a public demo: that nothing can be changed, and until when it lasts. */
export function DemoBanner() {
  const { t } = useTranslation();
  const leave = useSignOut();
  return (
    <Alert
      component="section"
      aria-label={t('shell.demo.label')}
      role="region"
      color="blue"
      icon={<IconEye size={18} />}
    >
      <div className={classes['line']}>
        <span className={classes['text']}>{t('shell.demo.text', { time: RESET_TIME })}</span>
        <Button size="xs" variant="default" onClick={() => void leave()}>
          {t('shell.demo.leave')}
        </Button>
      </div>
    </Alert>
  );
}
