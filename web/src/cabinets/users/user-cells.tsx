import { Group, Text } from '@mantine/core';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../accounts/person-avatar.tsx';
import { machineNow } from '../../platform/clock.ts';
import { useFormat, useTexts } from '../../platform/texts/use-format.ts';
import { LongName } from '../long-name.tsx';
import type { UserRow } from './user-row.ts';

export function UserName({ row: { user, isMe } }: { row: UserRow }) {
  const { t } = useTranslation();
  return (
    <Group gap={8} wrap="nowrap">
      <PersonAvatar fullName={user.fullName} avatar={user.avatar} size={28} />
      <LongName name={user.fullName} />
      {isMe && (
        <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {t('cabinets.users.me')}
        </Text>
      )}
    </Group>
  );
}

export function Joined({ at }: { at: string }) {
  const format = useFormat();
  return <Text size="sm">{format.day(moscowDay(new Date(at)))}</Text>;
}

/** Sessions run by the machine's clock, whatever the product's does. */
export function LastSeen({ at }: { at: string | null }) {
  const { t, format } = useTexts();
  return (
    <Text size="sm" {...(at === null ? { c: 'dimmed' } : {})}>
      {at === null ? t('cabinets.users.neverSeen') : format.ago(at, machineNow())}
    </Text>
  );
}
