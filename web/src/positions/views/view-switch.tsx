import { Box, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select/lazy.tsx';
import classes from '../positions.module.css';
import { ENTRY_VIEWS, type PositionEntrySearch } from '../search.ts';

type View = PositionEntrySearch['view'];
type ViewSwitchProps = { value: View; onChange: (view: View) => void };

/** Seven views are too many beside each other on a phone. */
export function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  const { t } = useTranslation();
  const data = ENTRY_VIEWS.map((one) => ({ value: one, label: t(`positions.views.${one}`) }));
  const choose = (next: string | null) => onChange(ENTRY_VIEWS.find((one) => one === next) ?? ENTRY_VIEWS[0]);
  return (
    <div className={classes['view']}>
      <SegmentedControl
        visibleFrom="md"
        aria-label={t('positions.view')}
        data={data}
        value={value}
        onChange={choose}
      />
      {/* Around the field: what stands in for it until it has come is hidden too. */}
      <Box hiddenFrom="md">
        <SelectField
          label={t('positions.view')}
          data={data}
          value={value}
          onChange={choose}
          allowDeselect={false}
        />
      </Box>
    </div>
  );
}
