import { Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CABINET_BOUNDS, type Cabinet } from '@vitrina/contract/cabinet.ts';
import { addCabinetProductTag, getCabinetProductTags } from '@vitrina/contract/cabinets/tags.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone } from '../../platform/notify.ts';
import { FormButtons, FormDialog } from '../form-dialog.tsx';
import { RefusalAlert } from '../refusal-alert.tsx';
import { ColorField } from './color-field.tsx';
import { parseColor, TAG_COLORS } from './tag-colors.ts';
import { TagPreview } from './tag-preview.tsx';

type Props = { cabinet: Cabinet; isOpen: boolean; onClose: () => void };

const [min, max] = CABINET_BOUNDS.tagName;

function AddTagForm({ cabinet, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string>(TAG_COLORS[0].color);
  const [isTried, setTried] = useState(false);
  const color = parseColor(typed);
  const isWrong = !addCabinetProductTag.input.shape.name.safeParse(name).success;
  const add = useMutation({
    mutationFn: (chosen: string) =>
      call(addCabinetProductTag, { cabinetId: cabinet.id, name, color: chosen }),
    meta: { isSilent: true },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [getCabinetProductTags.path] });
      showDone('tagAdded');
      onClose();
    },
    onError: () => field.current?.focus(),
  });

  function start(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isWrong) field.current?.focus();
    else if (color !== undefined) add.mutate(color);
  }

  return (
    <form onSubmit={start} noValidate>
      <Stack gap="md">
        <TextInput
          ref={field}
          label={t('cabinets.tags.name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={isTried && isWrong && t('cabinets.tags.nameError', { min, max })}
          rightSection={
            <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
              {t('cabinets.tags.length', { current: name.trim().length, maximum: max })}
            </Text>
          }
          rightSectionWidth={72}
          maxLength={max}
          autoComplete="off"
          data-autofocus
        />
        <ColorField value={typed} onChange={setTyped} />
        {color !== undefined && <TagPreview name={name} color={color} />}
        <RefusalAlert error={add.error} />
        <FormButtons submit={t('common.add')} isPending={add.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

export function AddTagDialog({ cabinet, isOpen, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t('cabinets.tags.add')}>
      <AddTagForm cabinet={cabinet} onClose={onClose} />
    </FormDialog>
  );
}
