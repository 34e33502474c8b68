import { Alert, Button, Group } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { selectExample, useSession } from '../platform/session/session.ts';
import classes from './verify-banner.module.css';

/** On every screen of the example: whose data it is, and the two ways out. */
export function ExampleBanner() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (useSession().cabinet?.isExample !== true) return null;

  async function close(): Promise<void> {
    await navigate({ to: '/cabinets' });
    await selectExample(null);
  }

  return (
    <Alert
      component="section"
      aria-label={t('shell.example.label')}
      role="region"
      color="blue"
      icon={<IconEye size={18} />}
    >
      <div className={classes['line']}>
        <span className={classes['text']}>{t('shell.example.text')}</span>
        <Group gap="xs">
          <Button
            size="xs"
            renderRoot={(props) => <Link to="/cabinets" search={{ create: true }} {...props} />}
          >
            {t('shell.example.add')}
          </Button>
          <Button size="xs" variant="default" onClick={() => void close()}>
            {t('shell.example.close')}
          </Button>
        </Group>
      </div>
    </Alert>
  );
}
