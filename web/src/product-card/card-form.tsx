import { Button, Group, TextInput } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RunsLeft } from '../cabinets/runs-left.tsx';
import { CityField } from '../queries/city-field.tsx';
import { Panel } from '../ui/panel.tsx';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import type { CardView } from './use-card-view.ts';

const LONGEST_ADDRESS = 2000;
/** An address is the same in every language. */
const EXAMPLE = 'https://www.ozon.ru/product/…';

/** Which card, for buyers of which city; how many runs are left stands beside the button. */
export function CardForm({ view: { search, cabinetId, change, start } }: { view: CardView }) {
  const { t } = useTranslation();
  const [card, setCard] = useState(search.card);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (card.trim() !== '') start.mutate(card.trim());
  };
  return (
    <Panel>
      <form onSubmit={submit}>
        <Group align="flex-start" gap="md">
          <TextInput
            flex={{ base: '1 1 100%', sm: '1 1 320px' }}
            label={t('productCard.card')}
            description={t('productCard.cardHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder={EXAMPLE}
            dir="auto"
            maxLength={LONGEST_ADDRESS}
            value={card}
            onChange={(event) => setCard(event.currentTarget.value)}
          />
          <CityField value={search.city} onChange={(city) => change({ city })} withCountry={false} />
          <div>
            <Button
              type="submit"
              mt={{ base: 0, sm: 24 }}
              leftSection={<IconPlayerPlay size={17} aria-hidden />}
              loading={start.isPending}
              disabled={card.trim() === ''}
            >
              {t('productCard.run')}
            </Button>
            <RunsLeft cabinetId={cabinetId} type="productCardRuns" />
          </div>
        </Group>
      </form>
      <ProblemAlert error={start.error} />
    </Panel>
  );
}
