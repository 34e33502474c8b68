import { Group, Text } from '@mantine/core';
import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import { TagChip } from '../../cabinets/tags/tag-chip.tsx';

const SHOWN = 2;

/** The tags of a product; they are given and taken in the table of products. */
export function TagChips({ tags }: { tags: readonly CabinetTag[] }) {
  const more = tags.length - SHOWN;
  return (
    <Group gap={4} wrap="nowrap">
      {tags.slice(0, SHOWN).map(({ id, name, color }) => (
        <TagChip key={id} name={name} color={color} />
      ))}
      {more > 0 && (
        <Text size="xs" c="dimmed" data-number title={tags.map(({ name }) => name).join(', ')}>
          +{more}
        </Text>
      )}
    </Group>
  );
}
