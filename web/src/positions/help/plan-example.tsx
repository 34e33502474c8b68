import { Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock.ts';
import type { EntryRow } from '../entries/entry-row.ts';
import { exampleRows } from './example-rows.ts';
import classes from './help.module.css';

/** The table is the screen's own. */
export type PlanExampleProps = { draw: (rows: readonly EntryRow[]) => ReactNode };

/** The screen as it is with a plan that has positions: imagined rows, said to be so, and nothing to press. */
export function PlanExample({ draw }: PlanExampleProps) {
  const { t } = useTranslation();
  const rows = useMemo(
    () =>
      exampleRows(
        { nameOf: (name) => t(`positionHelp.example.${name}`), city: t('positionHelp.example.city') },
        now(),
      ),
    [t],
  );
  return (
    <section aria-label={t('positionHelp.example.title')}>
      <Text size="sm" mt="md">
        <IconLock size={16} aria-hidden style={{ verticalAlign: 'text-bottom' }} />{' '}
        {t('positionHelp.example.text')}
      </Text>
      <div className={classes['example']} inert aria-hidden>
        {draw(rows)}
        <span className={classes['watermark']}>{t('positionHelp.example.mark')}</span>
      </div>
    </section>
  );
}
