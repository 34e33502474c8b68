import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Sku } from '@vitrina/contract/ids.ts';
import { RADAR_BOUNDS } from '@vitrina/contract/radar/bounds.ts';
import { listRadarProducts } from '@vitrina/contract/radar/products.ts';
import { type FormEvent, useState } from 'react';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { OwnProductsDialog } from '../../products/lazy.tsx';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { howOften } from '../how-often.ts';
import { readCards } from './read-cards.ts';
import { useAdd } from './use-add.ts';
import { WatchedTags } from './watched-tags.tsx';

/** The longest address of a card, so many times as products are taken at once. */
const MOST_LETTERS = 100_000;

function Refused({ children }: { children: string }) {
  return (
    <Text size="sm" c="red" role="alert">
      {children}
    </Text>
  );
}

function AddProducts({ onClose }: { onClose: () => void }) {
  const words = useTexts();
  const { t, format } = words;
  const { id: cabinetId } = useCabinet();
  // A row is enough: the dialog wants the room of the plan and the tags that are watched.
  const { data } = useQuery(routeQuery(listRadarProducts, { cabinetId, page: 1, pageSize: 5 }));
  const [text, setText] = useState('');
  const [own, setOwn] = useState<readonly number[]>([]);
  const [tags, setTags] = useState<readonly number[]>();
  const [isChoosing, setChoosing] = useState(false);
  const add = useAdd(onClose);
  const typed = readCards(text);
  const skus = [...new Set([...typed.skus, ...own.map((sku) => Sku.parse(sku))])];
  const isTooMany = skus.length > RADAR_BOUNDS.productsAtOnce;

  function submit(event: FormEvent): void {
    event.preventDefault();
    add.mutate({ skus, tagIds: tags });
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Textarea
          label={t('radar.add.cards')}
          description={t('radar.add.cardsHint')}
          dir="ltr"
          autosize
          minRows={3}
          maxRows={8}
          maxLength={MOST_LETTERS}
          value={text}
          data-autofocus
          onChange={(event) => {
            setText(event.currentTarget.value);
            add.reset();
          }}
        />
        {typed.unknown.length > 0 && (
          <Refused>
            {t('radar.add.unknown', { lines: typed.unknown.map((line) => `\u2068${line}\u2069`).join(', ') })}
          </Refused>
        )}
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<IconPackage size={16} aria-hidden />}
            onClick={() => setChoosing(true)}
          >
            {t('radar.add.own')}
          </Button>
          {own.length > 0 && (
            <Text size="sm">
              {t('radar.add.chosen', { count: own.length, text: format.count(own.length) })}
            </Text>
          )}
        </Group>
        {data !== undefined && (
          <>
            <WatchedTags value={tags ?? data.watchedTagIds} onChange={setTags} />
            <LimitMeter
              label={t('radar.products.limit')}
              current={data.watch.products}
              maximum={data.watch.maximum}
              note={howOften(words)}
            />
          </>
        )}
        {isTooMany && <Refused>{t('radar.add.tooMany', { count: RADAR_BOUNDS.productsAtOnce })}</Refused>}
        <ProblemAlert error={add.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            loading={add.isPending}
            disabled={isTooMany || (skus.length === 0 && tags === undefined)}
          >
            {skus.length === 0
              ? t('radar.add.save')
              : t('radar.add.submit', { count: skus.length, text: format.count(skus.length) })}
          </Button>
        </Group>
      </Stack>
      <OwnProductsDialog
        isOpen={isChoosing}
        value={own}
        maximum={RADAR_BOUNDS.productsAtOnce}
        onChange={(chosen) => {
          setOwn(chosen);
          setChoosing(false);
        }}
        onClose={() => setChoosing(false)}
      />
    </form>
  );
}

/** Own products, any card of Ozon by its SKU or address, and everything with some tags. */
export function AddProductsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('radar.add.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <AddProducts onClose={onClose} />
    </Modal>
  );
}
