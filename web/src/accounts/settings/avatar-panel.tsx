import { Avatar, Group, Stack, Text } from '@mantine/core';
import { type AccountInfo, AVATAR_BOUNDS } from '@vitrina/contract/accounts/account.ts';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../platform/texts/use-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { ProgressBlock } from '../../ui/progress-block.tsx';
import { PersonAvatar } from '../person-avatar.tsx';
import { DraftActions, StoredActions } from './avatar-actions.tsx';
import { useAvatarDraft } from './use-avatar-draft.ts';

const SIZE = 88;
const [LEAST, MOST] = AVATAR_BOUNDS.pixels;

export function AvatarPanel({ account: { fullName, avatar } }: { account: AccountInfo }) {
  const { t, format } = useTexts();
  const { preview, share, error, choose, save, drop } = useAvatarDraft();
  return (
    <Panel title={t('account.avatar.title')}>
      <Group gap="lg" align="center">
        {preview === null ? (
          <PersonAvatar fullName={fullName} avatar={avatar} size={SIZE} />
        ) : (
          <Preview src={preview} />
        )}
        <Stack gap="xs" flex="1 1 180px">
          {preview === null ? (
            <StoredActions hasAvatar={avatar !== null} onChoose={choose} />
          ) : (
            <DraftActions isSending={share !== null} onSave={save} onDrop={drop} />
          )}
          <Text size="sm" c="dimmed">
            {t('account.avatar.bounds', {
              size: format.fileSize(AVATAR_BOUNDS.bytes),
              least: format.count(LEAST),
              most: format.count(MOST),
            })}
          </Text>
          {share !== null && (
            <ProgressBlock label={t('account.avatar.sending')} share={share === 1 ? null : share} />
          )}
          <ProblemAlert error={error} />
        </Stack>
      </Group>
    </Panel>
  );
}

function Preview({ src }: { src: string }) {
  const { t } = useTranslation();
  return (
    <Avatar
      src={src}
      alt={t('account.avatar.preview')}
      size={SIZE}
      radius="50%"
      // Once it is drawn the browser may let go of the file.
      imageProps={{ onLoad: () => URL.revokeObjectURL(src) }}
    />
  );
}
