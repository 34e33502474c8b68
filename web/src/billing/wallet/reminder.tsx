import { Button, Group, Stack, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getWalletOverview, REMINDER_BOUNDS, setWalletReminder } from '@vitrina/contract/billing/wallet.ts';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { showSuccess } from '../../platform/notify.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { PanelButton } from '../../ui/floating/panel-button.tsx';
import { WholeField } from '../../ui/typed-text/whole-field.tsx';
import { toWhole } from '../../ui/typed-text/whole-number.ts';

type Threshold = number | null;

export function Reminder() {
  const { t } = useTexts();
  const { data } = useQuery(routeQuery(getWalletOverview, {}));
  if (data !== undefined) return <ReminderButton threshold={data.threshold} />;
  // Until it is known what is set.
  return (
    <Button variant="default" leftSection={<IconBell size={16} aria-hidden />} disabled>
      {t('billing.wallet.reminder.title')}
    </Button>
  );
}

/** A notice and a letter when the balance falls below what a person sets. */
function ReminderButton({ threshold }: { threshold: Threshold }) {
  const { t, format } = useTexts();
  return (
    <PanelButton
      position="bottom-end"
      aria-label={t('billing.wallet.reminder.title')}
      button={
        <Button variant="default" leftSection={<IconBell size={16} aria-hidden />}>
          {threshold === null
            ? t('billing.wallet.reminder.title')
            : t('billing.wallet.reminder.below', { points: format.count(threshold) })}
        </Button>
      }
    >
      {(close) => <ReminderForm threshold={threshold} onClose={close} />}
    </PanelButton>
  );
}

function ReminderForm({ threshold, onClose }: { threshold: Threshold; onClose: () => void }) {
  const { t, format } = useTexts();
  const queryClient = useQueryClient();
  const [text, setText] = useState(threshold === null ? '' : String(threshold));
  const [isWrong, setIsWrong] = useState(false);
  const save = useMutation({
    mutationFn: (next: Threshold) => call(setWalletReminder, { threshold: next }),
    onSuccess: async (_, next) => {
      showSuccess(t(next === null ? 'billing.wallet.reminder.switchedOff' : 'billing.wallet.reminder.saved'));
      onClose();
      await queryClient.invalidateQueries({ queryKey: [getWalletOverview.path] });
    },
  });
  const { minimum, maximum } = REMINDER_BOUNDS;
  function submit(event: FormEvent): void {
    event.preventDefault();
    const points = toWhole(text);
    const isRight = points !== undefined && points >= minimum && points <= maximum;
    setIsWrong(!isRight);
    if (isRight) save.mutate(points);
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" maw={300}>
        <WholeField
          label={t('billing.wallet.reminder.field')}
          value={text}
          onChange={setText}
          error={
            isWrong &&
            t('billing.wallet.reminder.wrong', {
              minimum: format.count(minimum),
              maximum: format.count(maximum),
            })
          }
        />
        <Text size="xs" c="dimmed">
          {t('billing.wallet.reminder.text')}
        </Text>
        <Group justify="flex-end" gap="xs">
          {threshold !== null && (
            <Button size="xs" variant="default" loading={save.isPending} onClick={() => save.mutate(null)}>
              {t('billing.wallet.reminder.switchOff')}
            </Button>
          )}
          <Button type="submit" size="xs" loading={save.isPending}>
            {t('billing.wallet.reminder.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
