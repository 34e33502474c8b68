import { Spoiler, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { QueriesReport } from './add-queries.ts';
import classes from './queries-field.module.css';

type ParseReportProps = { report: QueriesReport; maximum: number; maximumLength: number };

/** A list of a hundred thousand lines may be pasted by mistake: its reasons are told, not all of its lines. */
const MOST_LINES = 100;
const LONGEST_LINE = 80;

/** What was added and merged, and what was not taken, line by line. */
export function ParseReport({
  report: { added, merged, rejected },
  maximum,
  maximumLength,
}: ParseReportProps) {
  const { t } = useTranslation();
  const counts = [
    added > 0 ? t('ui.queries.added', { count: added }) : undefined,
    merged > 0 ? t('ui.queries.merged', { count: merged }) : undefined,
  ].filter((text) => text !== undefined);
  return (
    <div className={classes['report']}>
      {counts.length > 0 && (
        <Text size="xs" c="dimmed">
          {counts.join(' · ')}
        </Text>
      )}
      {rejected.length > 0 && (
        <Spoiler maxHeight={84} showLabel={t('ui.queries.showAll')} hideLabel={t('ui.queries.hide')}>
          <Text size="xs" className={classes['rejectedTitle'] ?? ''}>
            {t('ui.queries.rejected', { count: rejected.length })}
          </Text>
          <ol className={classes['rejected']}>
            {rejected.slice(0, MOST_LINES).map(({ line, text, reason }) => (
              <li key={line} value={line}>
                <bdi>{text.slice(0, LONGEST_LINE)}</bdi>
                {' — '}
                {t(`ui.queries.reasons.${reason}`, { maximum, maximumLength })}
              </li>
            ))}
          </ol>
          {rejected.length > MOST_LINES && (
            <Text size="xs" c="dimmed">
              {t('ui.queries.more', { count: rejected.length - MOST_LINES })}
            </Text>
          )}
        </Spoiler>
      )}
    </div>
  );
}
