import { Button } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import { useTranslation } from 'react-i18next';
import { PanelButton } from '../../ui/floating/panel-button.tsx';
import { type ChosenTags, TagChoice } from './tag-choice.tsx';

type TagsFilterProps = {
  tags: readonly CabinetTag[];
  value: ChosenTags;
  onChange: (value: ChosenTags) => void;
};

export function TagsFilter({ tags, value, onChange }: TagsFilterProps) {
  const { t } = useTranslation();
  if (tags.length === 0) return null;
  const count = value.tagIds.length;
  return (
    <PanelButton
      aria-label={t('products.picker.tags')}
      width={320}
      button={
        <Button variant="default" leftSection={<IconTag size={16} aria-hidden />}>
          {count === 0 ? t('products.picker.tags') : t('products.tags.chosen', { count })}
        </Button>
      }
    >
      {() => <TagChoice tags={tags} value={value} onChange={onChange} />}
    </PanelButton>
  );
}
