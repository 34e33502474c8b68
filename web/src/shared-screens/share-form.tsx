import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { OutputOf } from '@vitrina/contract/route.ts';
import {
  type NewSharedScreen,
  SHARED_SCREEN_DAYS,
  shareScreen,
} from '@vitrina/contract/shared-screens/shared-screens.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { Problem } from '../platform/problem.ts';
import { ProblemAlert } from '../ui/problem-alert.tsx';

type Props = {
  readScreen: () => Omit<NewSharedScreen, 'days'>;
  onMade: (made: OutputOf<typeof shareScreen>) => void;
  onCancel: () => void;
};
type Days = NewSharedScreen['days'];

export function ShareForm({ readScreen, onMade, onCancel }: Props) {
  const { t } = useTranslation();
  const [days, setDays] = useState<Days>(7);
  const share = useMutation({
    mutationFn: async () => {
      const wish = readScreen();
      // Nothing has been answered yet: there is nothing to show.
      if (wish.questions.length === 0) throw new Problem('sharedScreen.notShareable', {}, 400);
      return call(shareScreen, { ...wish, days });
    },
    meta: { isSilent: true },
    onSuccess: onMade,
  });

  function start(event: FormEvent) {
    event.preventDefault();
    share.mutate();
  }

  return (
    <form onSubmit={start}>
      <Stack gap="md">
        <Text size="sm">{t('sharing.text')}</Text>
        <Radio.Group
          label={t('sharing.days')}
          value={String(days)}
          onChange={(value) => setDays(SHARED_SCREEN_DAYS.find((one) => String(one) === value) ?? 7)}
        >
          <Group gap="md" mt={6}>
            {SHARED_SCREEN_DAYS.map((count) => (
              <Radio key={count} value={String(count)} label={t('sharing.dayCount', { count })} />
            ))}
          </Group>
        </Radio.Group>
        <Text size="sm" c="dimmed">
          {t('sharing.where')}
        </Text>
        <ProblemAlert error={share.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={share.isPending} data-autofocus>
            {t('sharing.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
