import { RADAR_IMPORTANCE, RADAR_KINDS } from '@vitrina/contract/radar/bounds.ts';
import { useTranslation } from 'react-i18next';
import { TagsField } from '../../products/tags/tags-field.tsx';
import { useTags } from '../../products/tags/use-tags.ts';
import { ChoiceField } from '../../ui/conditions/choice-field.tsx';
import { ConditionLine } from '../../ui/conditions/condition-line.tsx';
import { SeveralField } from '../../ui/conditions/several-field.tsx';
import { conditionsOf } from '../../ui/conditions/use-conditions.ts';
import type { RadarChangesSearch } from '../search.ts';
import { WhoseField } from '../whose-field.tsx';
import { CONDITIONS, type FeedConditions } from './conditions.ts';

type FeedFiltersProps = {
  search: RadarChangesSearch;
  isUnseenOnly: boolean;
  error: Error | null;
  change: (next: Partial<RadarChangesSearch>) => void;
};

/** What of the feed is shown. */
export function FeedFilters({ search, isUnseenOnly, error, change }: FeedFiltersProps) {
  const { t } = useTranslation();
  const known = useTags();
  const state: FeedConditions = { ...search, known, isUnseenOnly };
  return (
    <ConditionLine
      conditions={CONDITIONS}
      error={error}
      values={conditionsOf<FeedConditions>({
        search: state,
        change: ({ known: _known, isUnseenOnly: _only, ...next }) => change(next),
      })}
      fields={{
        kinds: (field) => (
          <SeveralField
            label={t('radar.conditions.kinds')}
            values={field.state.kinds}
            options={RADAR_KINDS}
            labelOf={(kind) => t(`radar.kinds.${kind}`)}
            onChange={(kinds) => field.change({ kinds })}
          />
        ),
        importance: (field) => (
          <ChoiceField
            label={t('radar.conditions.importance')}
            value={field.state.importance}
            choices={RADAR_IMPORTANCE.map((value) => ({
              value,
              label: t(`radar.conditions.atLeast.${value}`),
            }))}
            onChange={(importance) => field.change({ importance })}
            onChosen={field.close}
          />
        ),
        whose: WhoseField,
        tags: TagsField,
      }}
    />
  );
}
