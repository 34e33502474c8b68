import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { NOTE_BOUNDS, noteDays } from '@vitrina/contract/notes.ts';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { TypedDayField } from '../../ui/period/typed-day-field.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { lengthOf, type NoteFault } from './note-draft.ts';
import classes from './notes.module.css';
import { type NoteFormProps, useNoteForm } from './use-note-form.ts';

/** Writes a new note, or changes one. */
export function NoteForm(props: NoteFormProps & { onCancel: () => void }) {
  const { note, onCancel } = props;
  const { t } = useTranslation();
  const { draft, fields, save, submit, fault, change } = useNoteForm(props);
  const faultText = useFaultText();
  const { from, to } = noteDays(now());
  const errorOf = (field: NoteFault['field']) => (fault?.field === field ? faultText(fault) : undefined);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <div className={classes['when']}>
          <TypedDayField
            ref={fields.day}
            className={classes['day'] ?? ''}
            label={t('notes.day')}
            value={draft.day}
            onChange={(day) => change({ day })}
            bounds={{ minimum: from, maximum: to }}
            error={errorOf('day')}
          />
          <TextInput
            ref={fields.time}
            className={classes['time'] ?? ''}
            label={t('notes.time')}
            placeholder="09:30"
            value={draft.time}
            onChange={(event) => change({ time: event.currentTarget.value })}
            error={errorOf('time')}
            autoComplete="off"
            inputMode="numeric"
            dir="ltr"
          />
        </div>
        <Textarea
          ref={fields.text}
          data-autofocus={!props.isForReading || undefined}
          label={t('notes.text')}
          placeholder={t('notes.placeholder')}
          value={draft.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
          error={errorOf('text')}
          maxLength={NOTE_BOUNDS.text}
          autosize
          minRows={2}
          maxRows={6}
          // An empty field would put its placeholder on the left, whatever the language.
          {...(draft.text === '' ? {} : { dir: 'auto' })}
        />
        <ProblemAlert error={save.error} />
        <Group justify="space-between" gap="sm" wrap="nowrap">
          <Text size="xs" c="dimmed">
            {t('notes.length', lengthOf(draft))}
          </Text>
          <Group gap="xs" wrap="nowrap">
            {note !== undefined && (
              <Button variant="default" onClick={onCancel}>
                {t('common.cancel')}
              </Button>
            )}
            <Button type="submit" loading={save.isPending}>
              {note === undefined ? t('common.add') : t('notes.save')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

function useFaultText() {
  const { t, format } = useTexts();
  return ({ field, why }: NoteFault): string => {
    if (why === 'empty') return t('notes.noText');
    if (field === 'time') return t('notes.noTime');
    const { from, to } = noteDays(now());
    return why === 'outOfRange'
      ? t('ui.period.outOfRange', { from: format.day(from), to: format.day(to) })
      : t('ui.period.unreadable');
  };
}
