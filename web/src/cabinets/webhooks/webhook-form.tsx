import { Stack, Switch, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import {
  changeWebhook,
  createWebhook,
  WEBHOOK_KINDS,
  WEBHOOK_LIMITS,
  type Webhook,
  WebhookDraft,
} from '@vitrina/contract/notifications/webhooks.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { FormButtons } from '../form-dialog.tsx';
import { RefusalAlert } from '../refusal-alert.tsx';
import { KindFields } from './kind-fields.tsx';

type Props = {
  cabinet: Cabinet;
  /** Absent: a new one. */
  webhook?: Webhook | undefined;
  onCreated: (secret: string) => void;
  onChanged: () => void;
  onCancel: () => void;
};

const [MIN, MAX] = WEBHOOK_LIMITS.name;
const EXAMPLE = 'https://example.com/webhooks';
const NEW: WebhookDraft = { name: '', url: '', kinds: [...WEBHOOK_KINDS] };

export function WebhookForm({ cabinet, webhook, onCreated, onChanged, onCancel }: Props) {
  const { t } = useTranslation();
  const nameField = useRef<HTMLInputElement>(null);
  const urlField = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<WebhookDraft>(webhook ?? NEW);
  const [isOn, setOn] = useState(webhook?.isOn ?? true);
  const [isTried, setTried] = useState(false);
  const { name, url, kinds } = draft;
  const { shape } = WebhookDraft;
  const isNameWrong = !shape.name.safeParse(name).success;
  const isUrlWrong = !shape.url.safeParse(url).success;
  const saving = useMutation({
    mutationFn: async () => {
      const input = { cabinetId: cabinet.id, name, url, kinds };
      if (!webhook) return (await call(createWebhook, input)).secret;
      await call(changeWebhook, { ...input, webhookId: webhook.id, isOn });
      return undefined;
    },
    meta: { isSilent: true },
    onSuccess: (secret) => (secret === undefined ? onChanged() : onCreated(secret)),
    onError: () => urlField.current?.focus(),
  });

  function start(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isNameWrong) nameField.current?.focus();
    else if (isUrlWrong) urlField.current?.focus();
    else if (kinds.length > 0) saving.mutate();
  }

  return (
    <form onSubmit={start} noValidate>
      <Stack gap="md">
        <TextInput
          ref={nameField}
          label={t('webhooks.name')}
          placeholder={t('webhooks.nameExample')}
          value={name}
          onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
          error={isTried && isNameWrong && t('webhooks.nameRule', { min: MIN, max: MAX })}
          maxLength={MAX}
          autoComplete="off"
          data-autofocus
        />
        <TextInput
          ref={urlField}
          dir="ltr"
          type="url"
          label={<bdi>{t('webhooks.url')}</bdi>}
          placeholder={EXAMPLE}
          value={url}
          onChange={(event) => setDraft({ ...draft, url: event.currentTarget.value })}
          error={isTried && isUrlWrong && t('webhooks.urlRule')}
          maxLength={WEBHOOK_LIMITS.url[1]}
          autoComplete="off"
        />
        <KindFields
          value={kinds}
          onChange={(chosen) => setDraft({ ...draft, kinds: chosen })}
          error={isTried && kinds.length === 0}
        />
        {webhook && (
          <Switch
            label={t('webhooks.isOn')}
            description={isOn ? undefined : t('webhooks.offHint')}
            checked={isOn}
            onChange={(event) => setOn(event.currentTarget.checked)}
          />
        )}
        <RefusalAlert error={saving.error} />
        <FormButtons
          submit={t(webhook ? 'webhooks.save' : 'webhooks.submit')}
          isPending={saving.isPending}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}
