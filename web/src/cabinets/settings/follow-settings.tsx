import { Anchor, Group, Stack, Switch, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { rightsOf } from '@vitrina/contract/access.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { DAY_HOURS } from '@vitrina/contract/durations.ts';
import { useSession } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { SelectField } from '../../ui/select/lazy.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './follow-settings.module.css';
import { useChangeSettings } from './use-change-settings.ts';

type Props = { cabinet: Cabinet };

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const HOURS = Array.from({ length: DAY_HOURS }, (_, hour) => ({
  value: String(hour),
  label: hourText(hour),
}));

/**
 * Whether other sellers on own cards are followed, and when the daily notice of them comes. Each is saved by itself and
 * shown at once; a refusal turns it back. Who may not change them sees how they stand.
 */
export function FollowSettings({ cabinet }: Props) {
  const { t } = useTexts();
  const { owner } = cabinet;
  const maySet = rightsOf(cabinet.roles).has('settings');
  const changing = useChangeSettings(cabinet.id);
  const settings = { ...cabinet.settings, ...(changing.isPending ? changing.variables : {}) };
  return (
    <Group gap="lg" align="flex-start">
      <Stack gap={4} className={classes['switch'] ?? ''}>
        <Switch
          label={t('followSellers.follow')}
          description={t('followSellers.who', { owner: owner.fullName })}
          checked={settings.trackPiggyBackers}
          disabled={!maySet || changing.isPending}
          onChange={(event) => changing.mutate({ trackPiggyBackers: event.currentTarget.checked })}
        />
        <MessengerState cabinet={cabinet} />
        {!maySet && (
          <Text size="xs" c="dimmed" className={classes['messenger'] ?? ''}>
            {t('followSellers.whoMay')}
          </Text>
        )}
      </Stack>
      <SelectField
        label={t('followSellers.hour')}
        w={150}
        data={HOURS}
        value={String(settings.piggyBackersHour)}
        disabled={!maySet || changing.isPending || !settings.trackPiggyBackers}
        allowDeselect={false}
        onChange={(hour) => hour !== null && changing.mutate({ piggyBackersHour: Number(hour) })}
      />
    </Group>
  );
}

/** Without a messenger of the owner the notice goes by letter. */
function MessengerState({ cabinet: { owner } }: Props) {
  const { t } = useTexts();
  const isOwner = useSession().account?.id === owner.id;
  return (
    <Group gap="xs" className={classes['messenger'] ?? ''}>
      <StatusBadge tone={owner.hasMessenger ? 'success' : 'warning'}>
        {t(owner.hasMessenger ? 'followSellers.messenger.on' : 'followSellers.messenger.off')}
      </StatusBadge>
      {!owner.hasMessenger && isOwner && (
        <Anchor component={Link} to="/pages/account-settings/connections" size="sm">
          {t('followSellers.messenger.connect')}
        </Anchor>
      )}
    </Group>
  );
}
