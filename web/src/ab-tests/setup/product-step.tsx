import { Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductImage } from '../../ui/products/product-image.tsx';
import { isName } from './product-choice.ts';
import type { Setup } from './use-setup.ts';

const [SHORTEST, LONGEST] = AB_BOUNDS.nameLength;

export function ProductStep({ setup: { test, save } }: { setup: Setup }) {
  const { t } = useTranslation();
  const { settings } = test;
  const [name, setName] = useState(settings.name);
  const [description, setDescription] = useState(settings.description);
  const store = (next: Partial<typeof settings>, isChanged: boolean) => {
    if (isChanged) save.mutate(next);
  };
  return (
    <Stack gap="md" maw={640}>
      <Group gap="md" wrap="nowrap">
        <ProductImage url={test.productImageUrl} name={test.productName} size={72} />
        <div style={{ minWidth: 0 }}>
          <Text fw={500} dir="auto">
            {test.productName}
          </Text>
          <Text size="sm" c="dimmed">
            {test.sku}
          </Text>
        </div>
      </Group>
      <TextInput
        label={t('abTests.setup.name')}
        description={t('abTests.setup.nameHint')}
        dir="auto"
        maxLength={LONGEST}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={() => store({ name: name.trim() }, isName(name) && name.trim() !== settings.name)}
        error={
          isName(name) ? undefined : t('abTests.setup.nameError', { minimum: SHORTEST, maximum: LONGEST })
        }
      />
      <Textarea
        label={t('abTests.setup.description')}
        description={t('abTests.setup.descriptionHint')}
        dir="auto"
        autosize
        minRows={2}
        maxLength={AB_BOUNDS.descriptionLength}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
        onBlur={() => store({ description: description.trim() }, description.trim() !== settings.description)}
      />
    </Stack>
  );
}
