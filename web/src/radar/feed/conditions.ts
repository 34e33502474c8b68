import { TAGS_CONDITION, type TagsState } from '../../products/tags/tags-condition.ts';
import type { Condition } from '../../ui/conditions/condition.ts';
import type { RadarChangesSearch } from '../search.ts';
import { WHOSE_CONDITION } from '../whose-field.tsx';

export type FeedConditions = TagsState &
  Pick<RadarChangesSearch, 'kinds' | 'importance' | 'whose' | 'unseen' | 'waiting' | 'noise'> & {
    /** Whether only unseen lines are shown, as they are at first where there are any. */
    isUnseenOnly: boolean;
  };
type ConditionId = 'unseen' | 'kinds' | 'importance' | 'whose' | 'tags' | 'waiting' | 'noise';

/** Which changes are shown. */
export const CONDITIONS: readonly Condition<FeedConditions, ConditionId>[] = [
  {
    id: 'unseen',
    name: 'radar.conditions.unseen',
    write: ({ unseen, isUnseenOnly }, { t }) =>
      unseen === 'only' || (unseen === 'first' && isUnseenOnly) ? t('radar.conditions.unseen') : undefined,
    cleared: { unseen: 'all' },
    added: { unseen: 'only' },
  },
  {
    id: 'kinds',
    name: 'radar.conditions.kinds',
    write: ({ kinds }, { t }) =>
      kinds.length === 0 ? undefined : kinds.map((kind) => t(`radar.kinds.${kind}`)).join(', '),
    cleared: { kinds: [] },
    inputs: ['filter.kinds'],
  },
  {
    id: 'importance',
    name: 'radar.conditions.importance',
    write: ({ importance }, { t }) =>
      importance === 'low' ? undefined : t(`radar.conditions.atLeast.${importance}`),
    cleared: { importance: 'low' },
  },
  WHOSE_CONDITION,
  TAGS_CONDITION,
  {
    id: 'waiting',
    name: 'radar.conditions.waiting',
    write: ({ waiting }, { t }) => (waiting ? t('radar.conditions.waiting') : undefined),
    cleared: { waiting: false },
    added: { waiting: true },
  },
  {
    id: 'noise',
    name: 'radar.conditions.noise',
    write: ({ noise }, { t }) => (noise ? t('radar.conditions.noise') : undefined),
    cleared: { noise: false },
    added: { noise: true },
  },
];

type Narrowed = Pick<RadarChangesSearch, 'kinds' | 'importance' | 'whose' | 'tags' | 'waiting' | 'unseen'>;

/** Whether an empty feed says that nothing matches rather than that nothing has changed. */
export function isNarrowed({ kinds, importance, whose, tags, waiting, unseen }: Narrowed): boolean {
  return (
    kinds.length > 0 || importance !== 'low' || whose !== 'all' || tags !== '' || waiting || unseen === 'only'
  );
}

export const EVERYTHING = {
  kinds: [],
  importance: 'low',
  whose: 'all',
  tags: '',
  waiting: false,
  unseen: 'all',
} as const satisfies Partial<RadarChangesSearch>;
