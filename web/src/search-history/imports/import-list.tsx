import { ActionIcon, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTexts } from '../../platform/texts/use-format.ts';
import type { Imports } from './use-imports.ts';

type ImportListProps = {
  imports: Imports;
  /** It stands above the list already. */
  shown: string | null;
  onChoose: (importId: string) => void;
};

/** The imports of the last week, without the one that is shown. */
export function ImportList({ imports, shown, onChoose }: ImportListProps) {
  const { t, format } = useTexts();
  const others = imports.imports.filter(({ id }) => id !== shown);
  if (others.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {t('searchHistory.import.recent')}
      </Text>
      {others.map(({ id, fileName, state, createdAt }) => (
        <Group key={id} gap="sm" wrap="nowrap" justify="space-between">
          <UnstyledButton onClick={() => onChoose(id)} style={{ minWidth: 0 }}>
            <Text size="sm" truncate dir="auto">
              {fileName}
            </Text>
            <Text size="xs" c="dimmed">
              {t(`searchHistory.import.states.${state}`)} · {format.instantShort(createdAt)}
            </Text>
          </UnstyledButton>
          {state !== 'running' && (
            <ActionIcon
              aria-label={t('searchHistory.import.remove', { name: fileName })}
              onClick={() => imports.remove(id)}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      ))}
    </Stack>
  );
}
