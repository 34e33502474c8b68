import { ActionIcon, Anchor, Group, Text } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { rightsOf } from '@vitrina/contract/access.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { useTranslation } from 'react-i18next';
import { isUsable } from '../platform/session/cabinet-choice.ts';
import { useSession } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { NotApplicable } from '../ui/absent.tsx';
import { FixKeyLink } from '../ui/states/fix-key-link.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import classes from './cabinet-cells.module.css';
import { keyTone, PICTURES_TONES, picturesOf, STATE_TONES, stateOf } from './cabinet-state.ts';
import { LongName } from './long-name.tsx';

type Props = { cabinet: Cabinet };

/** product.md 4.2: without access to all pages the list is the only one, so nothing in it leads away. */
function useMayOpen(): boolean {
  return useSession().account?.hasAllPagesAccess !== false;
}

export function CabinetName({ cabinet }: Props) {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  return (
    <div className={classes['lines']}>
      <LongName
        name={cabinet.name}
        to={mayOpen ? `/cabinets/${cabinet.id}` : undefined}
        isDimmed={!isUsable(cabinet)}
      />
      <Text size="xs" c="dimmed" truncate>
        {t('marketplaces.ozon')}
        {/* Whoever has no role is told the name alone. */}
        {cabinet.sellerId !== '' && ` · ${t('shell.sellerId', { sellerId: cabinet.sellerId })}`}
      </Text>
    </div>
  );
}

export function CabinetStatus({ cabinet }: Props) {
  const { t, format } = useTexts();
  const mayOpen = useMayOpen();
  const state = stateOf(cabinet);
  const mayFix = mayOpen && rightsOf(cabinet.roles).has('key');
  return (
    <div className={classes['lines']}>
      <StatusBadge tone={STATE_TONES[state]}>{t(`cabinets.states.${state}`)}</StatusBadge>
      {state === 'blocked' && cabinet.blockedAt !== null && (
        <Text size="xs" c="dimmed">
          {t('cabinets.blockedSince', { day: format.day(moscowDay(new Date(cabinet.blockedAt))) })}
        </Text>
      )}
      {state === 'invalid' && (
        <Group gap={6} wrap="nowrap">
          <Text size="xs" c="dimmed" truncate>
            {t(`keyStatuses.${cabinet.keyStatus}`)}
          </Text>
          {mayFix && (
            <Anchor size="xs" renderRoot={(props) => <FixKeyLink {...props} cabinetId={cabinet.id} />}>
              {t('cabinets.fixKey')}
            </Anchor>
          )}
        </Group>
      )}
    </div>
  );
}

/** Each key by itself: a cabinet may work while its pictures or its advertising cannot be touched. */
export function CabinetKeys({ cabinet }: Props) {
  const { t } = useTranslation();
  const pictures = picturesOf(cabinet);
  const performance = cabinet.performanceKey;
  if (stateOf(cabinet) === 'noRole') return <NotApplicable />;
  return (
    <dl className={classes['keys']}>
      <dt>{t('cabinets.pictures.label')}</dt>
      <dd data-tone={PICTURES_TONES[pictures]}>{t(`cabinets.pictures.${pictures}`)}</dd>
      <dt>{t('cabinets.performance.label')}</dt>
      <dd data-tone={performance === null ? 'neutral' : keyTone(performance.status)}>
        {performance === null ? t('cabinets.performance.none') : t(`keyStatuses.${performance.status}`)}
      </dd>
    </dl>
  );
}

export function CabinetGear({ cabinet }: Props) {
  const { t } = useTranslation();
  if (!useMayOpen()) return null;
  return (
    <ActionIcon
      component={Link}
      to={`/cabinets/${cabinet.id}`}
      aria-label={t('cabinets.open', { name: cabinet.name })}
    >
      <IconSettings size={18} stroke={1.6} />
    </ActionIcon>
  );
}
