import type { RadarChange } from '@vitrina/contract/radar/changes.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { changeText } from './describe-change.ts';

/** A file of the feed: each line as it stands on the screen. */
export const FEED_COLUMNS: readonly Column<RadarChange>[] = [
  {
    id: 'at',
    header: 'radar.columns.at',
    kind: 'custom',
    plain: ({ at }, { format }) => format.instant(at),
    width: 130,
  },
  { id: 'sku', header: 'ui.sku.name', kind: 'custom', plain: ({ sku }) => String(sku), width: 100 },
  { id: 'name', header: 'radar.columns.name', kind: 'text', value: ({ name }) => name, width: 240 },
  {
    id: 'whose',
    header: 'radar.conditions.whose',
    kind: 'custom',
    plain: ({ isOwn }, { t }) => t(isOwn ? 'radar.whose.one.own' : 'radar.whose.one.rival'),
    width: 100,
  },
  {
    id: 'kind',
    header: 'radar.columns.kind',
    kind: 'custom',
    plain: ({ difference: { kind } }, { t }) => t(`radar.kinds.${kind}`),
    width: 120,
  },
  {
    id: 'change',
    header: 'radar.columns.change',
    kind: 'custom',
    plain: ({ difference }, words) => changeText(difference, words),
    width: 360,
  },
  {
    id: 'importance',
    header: 'radar.conditions.importance',
    kind: 'custom',
    plain: ({ importance }, { t }) => t(`radar.importance.${importance}`),
    width: 100,
  },
  {
    id: 'times',
    header: 'radar.columns.times',
    kind: 'number',
    unit: 'count',
    value: ({ times }) => times,
    width: 80,
  },
  {
    id: 'isBack',
    header: 'radar.columns.isBack',
    kind: 'custom',
    plain: ({ isBack }, { t }) => (isBack ? t('radar.columns.isBack') : undefined),
    width: 100,
  },
  {
    id: 'acknowledged',
    header: 'radar.columns.acknowledged',
    kind: 'custom',
    plain: ({ acknowledged }, { t, format }) =>
      acknowledged === null
        ? undefined
        : t(acknowledged.by === null ? 'radar.acknowledged.unknown' : 'radar.acknowledged.by', {
            person: acknowledged.by ?? '',
            at: format.instantShort(acknowledged.at),
          }),
    width: 180,
  },
];
