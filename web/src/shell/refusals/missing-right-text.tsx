import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session.ts';
import { isAbleTo } from '../../platform/token/ability.ts';
import { rolesWith } from '../../ui/states/roles-with.ts';
import type { ScreenData } from '../screen-data.ts';
import { rightOf } from './missing-right.ts';

/** Which permission is missing in the selected cabinet, and who can give it. */
export function MissingRightText({ screen }: { screen: ScreenData | undefined }) {
  const { t } = useTranslation();
  const { cabinet, ability, account } = useSession();
  const right = rightOf(screen);
  if (right === undefined || cabinet === null) return null;
  const roles = rolesWith(right);
  const isOwner = cabinet.owner.id === account?.id;
  return (
    <Stack gap={2} w="100%" mb="xs">
      {isAbleTo(ability, right) ? (
        <Text size="sm">{t('shell.notAuthorized.retry')}</Text>
      ) : (
        <>
          <Text size="sm">{t('shell.notAuthorized.missing', { right: t(`rights.${right}`) })}</Text>
          {roles.length > 0 && (
            <Text size="sm">
              {t('shell.notAuthorized.roles', { roles: roles.map((role) => t(`roles.${role}`)).join(', ') })}
            </Text>
          )}
          {!isOwner && (
            <Text size="sm">
              {t('shell.notAuthorized.owner', { cabinet: cabinet.name, owner: cabinet.owner.fullName })}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}
