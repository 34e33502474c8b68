import { Stack, Text } from '@mantine/core';
import { RADAR_BOUNDS } from '@vitrina/contract/radar/bounds.ts';
import { useTranslation } from 'react-i18next';
import { TagChoice } from '../../products/tags/tag-choice.tsx';
import { useTags } from '../../products/tags/use-tags.ts';

type WatchedTagsProps = { value: readonly number[]; onChange: (tagIds: readonly number[]) => void };

/** Everything with one of these tags is watched, now and later. */
export function WatchedTags({ value, onChange }: WatchedTagsProps) {
  const { t } = useTranslation();
  const known = useTags();
  if (known.length === 0) return null;
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        {t('radar.add.tags')}
      </Text>
      <TagChoice
        tags={known}
        value={{ tagIds: value, tagMode: 'any' }}
        withMode={false}
        onChange={({ tagIds }) => onChange(tagIds.slice(0, RADAR_BOUNDS.tags))}
      />
      <Text size="xs" c="dimmed">
        {t('radar.add.tagsHint')}
      </Text>
    </Stack>
  );
}
