import '../theme/mantine-progress.css';
import { CloseButton, Progress, Text } from '@mantine/core';
import { useExports } from '../exports/use-exports.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import classes from './bell-panel.module.css';

/** Files that are being made now: how far they are, and a way to stop them. */
export function RunningExports() {
  const { t, format } = useTexts();
  const { running, remove } = useExports();
  if (running.length === 0) return null;
  return (
    <div className={classes['exports']}>
      {running.map(({ id, name, rowsDone, rowsTotal }) => {
        const done = format.count(rowsDone);
        const text =
          rowsTotal === null
            ? t('notifications.exportStarts', { name })
            : t('notifications.exportRuns', { name, done, total: format.count(rowsTotal) });
        return (
          <div key={id} className={classes['export']}>
            <div className={classes['text']}>
              <Text size="sm">{text}</Text>
              <Progress
                mt={6}
                size="sm"
                value={rowsTotal === null || rowsTotal === 0 ? 0 : (rowsDone / rowsTotal) * 100}
                aria-label={text}
              />
            </div>
            <CloseButton aria-label={t('notifications.stopExport', { name })} onClick={() => remove(id)} />
          </div>
        );
      })}
    </div>
  );
}
