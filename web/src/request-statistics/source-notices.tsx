import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { RequestSource } from '@vitrina/contract/request-statistics.ts';
import { useTranslation } from 'react-i18next';
import { useCabinet, useRight } from '../platform/session/session.ts';
import classes from './request-statistics.module.css';
import { reasonOf, type SourceName, type Sources } from './rules.ts';

/** Which figures stand behind a source, in words of their own columns. */
const SHOWN = [
  {
    name: 'premium',
    source: 'queries',
    figures: ['position', 'uniqueViewUsers', 'visibility', 'viewConversion'],
  },
  {
    name: 'analytics',
    source: 'analytics',
    figures: ['productViews', 'uniqueClickUsers', 'queryCtr', 'lostClicks'],
  },
  { name: 'ads', source: 'ads', figures: ['allAdsSpendKopecks', 'uniqueAdsClickUsers', 'ddrByAllOrders'] },
] as const satisfies readonly { name: SourceName; source: keyof Sources; figures: readonly string[] }[];

const OF_KEY: readonly RequestSource['state'][] = ['noKey', 'keyRefused'];

/** interface-rules.md G12: what these keys cannot have is said once over the figures, with the way to have it. */
export function SourceNotices({ sources }: { sources: Sources }) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const mayFix = useRight('key');
  const shown = SHOWN.flatMap(({ name, source, figures }) => {
    const reason = reasonOf(name, sources);
    return reason === undefined ? [] : [{ name, reason, figures, state: sources[source].state }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={classes['notices']}>
      {shown.map(({ name, reason, figures, state }) => (
        <li key={name}>
          {figures.map((figure) => t(`requestStatistics.figures.${figure}.name`)).join(', ')}: {t(reason)}
          {OF_KEY.includes(state) && mayFix && (
            <>
              {' · '}
              <Anchor
                size="sm"
                renderRoot={(props) => (
                  <Link {...props} to="/cabinets/$id" params={{ id: String(cabinet.id) }} />
                )}
              >
                {t('requestStatistics.openCabinet')}
              </Anchor>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
