import { Text } from '@mantine/core';
import { IconChartBar, IconPhoto, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './first.module.css';

const STEPS = [
  { id: 'upload', Picture: IconPhoto },
  { id: 'switch', Picture: IconRefresh },
  { id: 'decide', Picture: IconChartBar },
] as const;

export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <ol className={classes['steps']}>
      {STEPS.map(({ id, Picture }) => (
        <li key={id} className={classes['step']}>
          <span className={classes['picture']} aria-hidden>
            <Picture size={24} stroke={1.5} />
          </span>
          <Text fw={600}>{t(`abTests.how.${id}.title`)}</Text>
          <Text size="sm" c="dimmed">
            {t(`abTests.how.${id}.text`)}
          </Text>
        </li>
      ))}
    </ol>
  );
}
