import { Text } from '@mantine/core';
import { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../platform/texts/use-format.ts';
import { SelectField } from '../select/lazy.tsx';
import { type GroupingRefusal, type GroupingScope, nearestGrouping, refuseGrouping } from './grouping.ts';

type GroupingFieldProps<Offered extends TimeGrouping> = GroupingScope & {
  /** What the address asks for; what is drawn is `nearestGrouping` of it, and the field says so. */
  value: Offered;
  /** What the screen can show at all. */
  offered: readonly Offered[];
  onChange: (grouping: Offered) => void;
  size?: 'xs' | 'sm';
  /** Written above the field; without it the field only has it as its name. */
  label?: string;
};

/** interface-rules.md G3: all groupings, with the reason beside each that cannot be chosen. */
export function GroupingField<Offered extends TimeGrouping>(props: GroupingFieldProps<Offered>) {
  const { value, offered, onChange, size = 'sm', label, ...scope } = props;
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const nameOf = (one: TimeGrouping) => t(`ui.grouping.names.${one}`);
  const shown = nearestGrouping(value, offered, scope);
  const refusals = new Map<string, GroupingRefusal | undefined>(
    TimeGrouping.options.map((one) => [one, refuseGrouping(one, scope)]),
  );
  const refusal = refusals.get(value);
  return (
    <SelectField
      size={size}
      w={{ base: '100%', sm: 170 }}
      label={label}
      aria-label={label ?? t('ui.grouping.label')}
      data={TimeGrouping.options.map((one) => ({
        value: one,
        label: nameOf(one),
        disabled: refusals.get(one) !== undefined,
      }))}
      value={shown}
      onChange={(next) => onChange(offered.find((one) => one === next) ?? shown)}
      allowDeselect={false}
      maxDropdownHeight={420}
      comboboxProps={{ width: 250, position: 'bottom-start' }}
      renderOption={({ option }) => (
        <Option label={option.label} reason={refusalText(refusals.get(option.value))} />
      )}
      inputWrapperOrder={['label', 'input', 'description']}
      description={
        shown !== value && refusal !== undefined ? (
          <span role="status">
            {t('ui.grouping.replaced', { requested: nameOf(value) })} {refusalText(refusal)}
          </span>
        ) : undefined
      }
    />
  );
}

function Option({ label, reason }: { label: string; reason: string | undefined }) {
  return (
    <div>
      <Text size="sm">{label}</Text>
      {reason !== undefined && (
        <Text size="xs" c="dimmed">
          {reason}
        </Text>
      )}
    </div>
  );
}

function useRefusalText() {
  const { t, format } = useTexts();
  return (refusal: GroupingRefusal | undefined): string | undefined => {
    switch (refusal?.reason) {
      case undefined:
        return undefined;
      case 'finerThanData':
        return refusal.stepMinutes < 1440
          ? t('ui.grouping.finerThanMinutes', { minutes: refusal.stepMinutes })
          : t('ui.grouping.finerThanDay');
      case 'tooManyPoints':
        return t('ui.grouping.tooManyPoints', {
          points: format.count(refusal.points),
          maximum: format.count(refusal.maximum),
        });
      default:
        return refusal satisfies never;
    }
  };
}
