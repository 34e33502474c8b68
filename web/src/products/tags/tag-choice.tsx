import { Button, Group, UnstyledButton } from '@mantine/core';
import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import { useTranslation } from 'react-i18next';
import { TagChip } from '../../cabinets/tags/tag-chip.tsx';
import { Segments } from '../../ui/choice/lazy.tsx';
import classes from './tag-choice.module.css';

type TagMode = 'any' | 'all';
export type ChosenTags = { tagIds: readonly number[]; tagMode: TagMode };

type TagChoiceProps = {
  tags: readonly CabinetTag[];
  value: ChosenTags;
  onChange: (value: ChosenTags) => void;
  /** Whether one may ask for all of them at once. */
  withMode?: boolean;
};

/** Tags to narrow products by, pressed or not; with two or more: any of them, or all at once. */
export function TagChoice({ tags, value, onChange, withMode = true }: TagChoiceProps) {
  const { t } = useTranslation();
  const { tagIds, tagMode } = value;
  const toggle = (id: number) =>
    onChange({
      tagMode,
      tagIds: tagIds.includes(id) ? tagIds.filter((one) => one !== id) : [...tagIds, id],
    });
  return (
    <Group gap="xs">
      <Group gap={6} role="group" aria-label={t('products.picker.tags')}>
        {tags.map(({ id, name, color }) => (
          <UnstyledButton
            key={id}
            className={classes['choice'] ?? ''}
            aria-pressed={tagIds.includes(id)}
            onClick={() => toggle(id)}
          >
            <TagChip name={name} color={color} />
          </UnstyledButton>
        ))}
      </Group>
      {withMode && tagIds.length > 1 && (
        <Segments
          size="xs"
          aria-label={t('products.tags.mode')}
          value={tagMode}
          onChange={(mode) => onChange({ tagIds, tagMode: mode === 'all' ? 'all' : 'any' })}
          data={[
            { value: 'any', label: t('products.tags.any') },
            { value: 'all', label: t('products.tags.all') },
          ]}
        />
      )}
      {tagIds.length > 0 && (
        <Button size="compact-xs" variant="subtle" onClick={() => onChange({ tagIds: [], tagMode })}>
          {t('products.tags.clear')}
        </Button>
      )}
    </Group>
  );
}
