import { Anchor, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { cellPath } from '@vitrina/contract/notifications/way-of.ts';
import type { AlertFiring, AlertHit } from '@vitrina/contract/positions/alerts.ts';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCabinet } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import classes from '../../ui/alerts.module.css';
import { placeText } from '../../ui/place-text.ts';

type HitProps = { hit: AlertHit; at: string; onGo: () => void };

/** The way to the cell of a query at the moment of a firing. */
function HitLink({ hit, at, onGo }: HitProps) {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const navigate = useNavigate();
  const { query, product, cityName } = hit;
  const words = { query, was: placeText(t, hit.was), became: placeText(t, hit.became) };
  const href = cellPath({ at, hit }, cabinetId);
  function follow(event: MouseEvent): void {
    // What opens another tab is left to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onGo();
    void navigate({ href });
  }
  return (
    <li>
      <Anchor
        size="sm"
        href={href}
        dir="auto"
        aria-label={t('positionAlerts.firing.open', words)}
        onClick={follow}
      >
        {t('positionAlerts.firing.hit', words)}
      </Anchor>
      <Text span size="xs" c="dimmed">
        {' '}
        <bdi>{product}</bdi> · <bdi>{cityName}</bdi>
      </Text>
    </li>
  );
}

type FiringListProps = { firings: readonly AlertFiring[]; total: number; onGo: () => void };

/** When a rule fired or would have, for which queries, from where to where; the newest first. */
export function FiringList({ firings, total, onGo }: FiringListProps) {
  const { t, format } = useTexts();
  return (
    <div>
      <ul className={classes['firings']}>
        {firings.map(({ at, queries, hits }) => (
          <li key={at}>
            <time className={classes['moment']} dateTime={at}>
              {format.instantShort(at)}
            </time>
            <ul className={classes['hits']}>
              {hits.map((hit) => (
                <HitLink key={`${hit.entryId} ${hit.query}`} hit={hit} at={at} onGo={onGo} />
              ))}
              {queries > hits.length && (
                <Text component="li" size="xs" c="dimmed">
                  {t('positionAlerts.firing.more', { count: queries - hits.length })}
                </Text>
              )}
            </ul>
          </li>
        ))}
      </ul>
      {total > firings.length && (
        <Text size="xs" c="dimmed" mt="xs">
          {t('positionAlerts.rehearsal.shown', {
            shown: format.count(firings.length),
            total: format.count(total),
          })}
        </Text>
      )}
    </div>
  );
}
