import { Checkbox, Fieldset, Stack, Text } from '@mantine/core';
import { WEBHOOK_KINDS, type WebhookKind } from '@vitrina/contract/notifications/webhooks.ts';
import { useTranslation } from 'react-i18next';
import { GROUP_NAMES, KIND_GROUPS, type KindGroup } from './kind-groups.ts';

type Props = {
  value: readonly WebhookKind[];
  onChange: (kinds: WebhookKind[]) => void;
  error: boolean;
};

// Some ten lines of them; the rest is scrolled to.
const LIST_PX = 300;

/** In the order of the contract, however they were ticked. */
const choose = (value: readonly WebhookKind[], kinds: readonly WebhookKind[], isOn: boolean) =>
  WEBHOOK_KINDS.filter((kind) => (kinds.includes(kind) ? isOn : value.includes(kind)));

export function KindFields({ value, onChange, error }: Props) {
  const { t } = useTranslation();
  const isAll = value.length === WEBHOOK_KINDS.length;
  return (
    <Fieldset variant="unstyled" legend={t('webhooks.kinds')}>
      <Stack gap="sm">
        <Checkbox
          label={t('webhooks.allKinds')}
          checked={isAll}
          indeterminate={!isAll && value.length > 0}
          onChange={() => onChange(isAll ? [] : [...WEBHOOK_KINDS])}
        />
        <Stack gap="md" mah={LIST_PX} style={{ overflowY: 'auto' }} tabIndex={-1}>
          {GROUP_NAMES.map((group) => (
            <Group key={group} group={group} value={value} onChange={onChange} />
          ))}
        </Stack>
        {error && (
          <Text size="xs" c="var(--mantine-color-error)" role="alert">
            {t('webhooks.kindsRule')}
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}

function Group({ group, value, onChange }: Omit<Props, 'error'> & { group: KindGroup }) {
  const { t } = useTranslation();
  return (
    <Stack gap={8} role="group" aria-label={t(`webhooks.groups.${group}`)}>
      <Text size="sm" c="dimmed">
        {t(`webhooks.groups.${group}`)}
      </Text>
      {KIND_GROUPS[group].map((kind) => (
        <Checkbox
          key={kind}
          label={t(`webhooks.kindNames.${kind}`)}
          checked={value.includes(kind)}
          onChange={(event) => onChange(choose(value, [kind], event.currentTarget.checked))}
        />
      ))}
    </Stack>
  );
}
