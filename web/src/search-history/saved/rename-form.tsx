import { Button, Group, TextInput } from '@mantine/core';
import { SAVED_SEARCH_BOUNDS } from '@vitrina/contract/saved-searches.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

type RenameFormProps = {
  name: string;
  isRunning: boolean;
  onName: (name: string) => void;
  onClose: () => void;
};

/** Without a name the search is called by its queries again. */
export function RenameForm({ name, isRunning, onName, onClose }: RenameFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  // It takes the place of the pencil that was pressed.
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onName(typed.trim());
      }}
    >
      <TextInput
        label={t('searchHistory.saved.name')}
        value={typed}
        maxLength={SAVED_SEARCH_BOUNDS.name}
        onChange={(event) => setTyped(event.currentTarget.value)}
        dir="auto"
        ref={field}
      />
      <Group gap="xs" my="xs">
        <Button size="xs" type="submit" loading={isRunning}>
          {t('searchHistory.saved.saveName')}
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </Group>
    </form>
  );
}
