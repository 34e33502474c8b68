import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { IconKeyOff, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { rightsOf } from '@vitrina/contract/access.ts';
import { type Cabinet, keyFault } from '@vitrina/contract/cabinet.ts';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../platform/texts/use-format.ts';
import { FixKeyLink } from '../ui/states/fix-key-link.tsx';

type Props = { cabinet: Cabinet };

/** What keeps the cabinet from working, said above whatever tab is open. */
export function CabinetNotices({ cabinet }: Props) {
  return (
    <>
      {cabinet.isBlocked && <BlockedNotice cabinet={cabinet} />}
      {!cabinet.isValid && keyFault(cabinet.keyStatus) !== undefined && <KeyNotice cabinet={cabinet} />}
    </>
  );
}

function BlockedNotice({ cabinet }: Props) {
  const { t, format } = useTexts();
  const text =
    cabinet.blockedAt === null
      ? t('errors.cabinet.blocked')
      : t(cabinet.isResting ? 'cabinets.restingText' : 'cabinets.blockedText', {
          day: format.day(moscowDay(new Date(cabinet.blockedAt))),
        });
  return (
    <Alert color="yellow" icon={<IconLock size={18} />}>
      {text}
      {cabinet.roles.includes('owner') && (
        <Anchor component={Link} to="/pages/account-settings/tariff" size="sm" display="block" mt={4}>
          {t('cabinets.seePlans')}
        </Anchor>
      )}
    </Alert>
  );
}

function KeyNotice({ cabinet }: Props) {
  const { t } = useTranslation();
  const fault = keyFault(cabinet.keyStatus);
  if (fault === undefined) return null;
  return (
    <Alert color="red" icon={<IconKeyOff size={18} />} title={t('cabinets.states.invalid')}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 260px">
          {t('cabinets.invalidText', { reason: t(`keyReasons.${fault}`) })}{' '}
          {rightsOf(cabinet.roles).has('key')
            ? t(`cabinets.advice.${fault}`)
            : t('ui.states.askToFixKey', { owner: cabinet.owner.fullName })}
        </Text>
        {rightsOf(cabinet.roles).has('key') && (
          <Button
            size="xs"
            variant="default"
            renderRoot={(props) => <FixKeyLink {...props} cabinetId={cabinet.id} />}
          >
            {t('cabinets.fixKey')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
