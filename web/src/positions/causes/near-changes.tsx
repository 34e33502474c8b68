import { Anchor, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { NearChange } from '@vitrina/contract/positions/causes.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { changeText } from '../../products/changes/change-words.ts';
import classes from './causes.module.css';

/** What the radar saw between the two moments: likely reasons, each with its difference a press away. */
export function NearChanges({ changes }: { changes: readonly NearChange[] }) {
  const { t, format } = useTexts();
  if (changes.length === 0) return null;
  return (
    <section>
      <Title order={4} size="h5" mb={4}>
        {t('positionCauses.changed.title')}
      </Title>
      <ul className={classes['notes']}>
        {changes.map(({ change, title, isMine }) => (
          <li key={change.id}>
            <Anchor
              size="sm"
              renderRoot={(props) => (
                <Link
                  to="/radar-changes/$id"
                  params={{ id: String(change.sku) }}
                  search={{ change: change.id }}
                  {...props}
                />
              )}
            >
              <bdi>{changeText(change, { t, format })}</bdi>
            </Anchor>
            <Text size="xs" c="dimmed">
              {format.instant(change.at)} ·{' '}
              <bdi>
                {isMine
                  ? t('positionCauses.changed.mine')
                  : t('positionCauses.changed.rival', { name: title ?? change.sku })}
              </bdi>
            </Text>
          </li>
        ))}
      </ul>
      <Text size="xs" c="dimmed">
        {t('positionCauses.changed.text')}
      </Text>
    </section>
  );
}
