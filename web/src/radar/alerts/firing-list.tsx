import { Anchor, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { RadarAlertFiring, RadarAlertHit } from '@vitrina/contract/radar/alerts.ts';
import { TOOLS } from '@vitrina/contract/tools/tools.ts';
import type { MouseEvent } from 'react';
import { useCabinet } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import classes from '../../ui/alerts.module.css';
import { hitText } from './hit-text.ts';

type HitProps = { hit: RadarAlertHit; onGo: () => void };

/** The way to the difference on the page of the card. */
function HitLink({ hit, onGo }: HitProps) {
  const { t, format } = useTexts();
  const { id: cabinetId } = useCabinet();
  const navigate = useNavigate();
  const href = `${TOOLS.radar.screens.radarChanges}/${hit.sku}?change=${hit.changeId}&cabinet=${cabinetId}`;
  function follow(event: MouseEvent): void {
    // What opens another tab is left to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onGo();
    void navigate({ href });
  }
  return (
    <li>
      <Anchor size="sm" href={href} dir="auto" onClick={follow}>
        {hitText(t, format, hit)}
      </Anchor>
      <Text span size="xs" c="dimmed">
        {' '}
        <bdi>{hit.name}</bdi>
      </Text>
    </li>
  );
}

type FiringListProps = { firings: readonly RadarAlertFiring[]; total: number; onGo: () => void };

/** When a rule fired or would have, on which card and for what; the newest first. */
export function FiringList({ firings, total, onGo }: FiringListProps) {
  const { t, format } = useTexts();
  return (
    <div>
      <ul className={classes['firings']}>
        {firings.map(({ at, deliverAt, changes, hits }) => (
          <li key={`${at} ${hits[0]?.sku}`}>
            <div className={classes['moment']}>
              <time dateTime={at}>{format.instantShort(at)}</time>
              {deliverAt !== at && (
                <Text size="xs" c="dimmed">
                  {t('radarAlerts.firing.sentAt', { at: format.instantShort(deliverAt) })}
                </Text>
              )}
            </div>
            <ul className={classes['hits']}>
              {hits.map((hit) => (
                <HitLink key={hit.changeId} hit={hit} onGo={onGo} />
              ))}
              {changes > hits.length && (
                <Text component="li" size="xs" c="dimmed">
                  {t('radarAlerts.firing.more', { more: format.count(changes - hits.length) })}
                </Text>
              )}
            </ul>
          </li>
        ))}
      </ul>
      {total > firings.length && (
        <Text size="xs" c="dimmed" mt="xs">
          {t('radarAlerts.rehearsal.shown', {
            shown: format.count(firings.length),
            total: format.count(total),
          })}
        </Text>
      )}
    </div>
  );
}
