import { Group, Text } from '@mantine/core';
import type { RadarState } from '@vitrina/contract/radar/products.ts';
import { TagChip } from '../../cabinets/tags/tag-chip.tsx';
import { useTexts } from '../../platform/texts/use-format.ts';
import { NotApplicable, NotMeasured } from '../../ui/absent.tsx';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import type { ProductRow } from './product-row.ts';
import { sellersText, stateNote } from './product-words.ts';

const TONES: Record<RadarState, Tone> = {
  watching: 'success',
  waiting: 'info',
  failing: 'warning',
  gone: 'danger',
  paused: 'neutral',
  resting: 'warning',
};

const SHOWN_TAGS = 2;

export function StateCell({ row }: { row: ProductRow }) {
  const words = useTexts();
  const { t } = words;
  const note = stateNote(row, words);
  return (
    <>
      <StatusBadge tone={TONES[row.state]}>{t(`radar.states.${row.state}`)}</StatusBadge>
      {note !== undefined && (
        <Text size="xs" c="dimmed" truncate title={note}>
          {note}
        </Text>
      )}
    </>
  );
}

export function LastChangeCell({ last }: { last: ProductRow['lastChange'] }) {
  const { t, format } = useTexts();
  if (last === null) return <NotApplicable />;
  return (
    <>
      <Text size="sm" truncate>
        {t(`radar.kinds.${last.kind}`)}
      </Text>
      <Text size="xs" c="dimmed">
        <time dateTime={last.at} title={format.instant(last.at)}>
          {format.ago(last.at)}
        </time>
      </Text>
    </>
  );
}

export function SellersCell({ row }: { row: ProductRow }) {
  const words = useTexts();
  if (!row.isOwn) return <NotApplicable />;
  return sellersText(row, words) ?? <NotMeasured />;
}

export function TagsCell({ tags }: Pick<ProductRow, 'tags'>) {
  return (
    <Group gap={4} wrap="nowrap">
      {tags.slice(0, SHOWN_TAGS).map(({ id, name, color }) => (
        <TagChip key={id} name={name} color={color} />
      ))}
      {tags.length > SHOWN_TAGS && (
        <Text size="xs" c="dimmed" data-number title={tags.map(({ name }) => name).join(', ')}>
          +{tags.length - SHOWN_TAGS}
        </Text>
      )}
    </Group>
  );
}

export function WhoseText({ row: { isOwn, sku } }: { row: ProductRow }) {
  const { t } = useTexts();
  return (
    <>
      {t(isOwn ? 'radar.whose.one.own' : 'radar.whose.one.rival')} · {sku}
    </>
  );
}
