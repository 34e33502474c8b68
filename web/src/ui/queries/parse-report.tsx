import { Spoiler, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ParsedQueries } from './parse-queries.ts';
import classes from './queries-field.module.css';

type ParseReportProps = { report: ParsedQueries; maximum: number; maximumLength: number };

/** What was merged and what was not taken, line by line. */
export function ParseReport({ report: { merged, rejected }, maximum, maximumLength }: ParseReportProps) {
  const { t } = useTranslation();
  if (merged === 0 && rejected.length === 0) return null;
  return (
    <div className={classes['report']}>
      {merged > 0 && (
        <Text size="xs" c="dimmed">
          {t('ui.queries.merged', { count: merged })}
        </Text>
      )}
      {rejected.length > 0 && (
        <Spoiler maxHeight={84} showLabel={t('ui.queries.showAll')} hideLabel={t('ui.queries.hide')}>
          <Text size="xs" className={classes['rejectedTitle'] ?? ''}>
            {t('ui.queries.rejected', { count: rejected.length })}
          </Text>
          <ol className={classes['rejected']}>
            {rejected.map(({ line, text, reason }) => (
              <li key={line} value={line}>
                <bdi>{text.slice(0, 80)}</bdi>
                {' — '}
                {t(`ui.queries.reasons.${reason}`, { maximum, maximumLength })}
              </li>
            ))}
          </ol>
        </Spoiler>
      )}
    </div>
  );
}
