import { hourText } from './time-words.ts';
import { ChoiceField } from './word-field.tsx';

type QuietHours = { from: number; to: number };
type QuietProps = {
  quiet: QuietHours | null;
  onChange: (quiet: QuietHours | null) => void;
  labels: Record<'field' | 'loud' | 'quiet' | 'from' | 'to', string>;
};

export const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourText(hour),
}));
const USUAL: QuietHours = { from: 22, to: 8 };

/** Hours of Moscow in which nothing is sent. */
export function QuietHoursFields({ quiet, onChange, labels }: QuietProps) {
  return (
    <>
      <ChoiceField
        label={labels.field}
        value={quiet === null ? 'loud' : 'quiet'}
        data={[
          { value: 'loud', label: labels.loud },
          { value: 'quiet', label: labels.quiet },
        ]}
        onChange={(value) => onChange(value === 'loud' ? null : USUAL)}
      />
      {quiet !== null && (
        <>
          <ChoiceField
            label={labels.from}
            value={String(quiet.from)}
            data={HOURS}
            onChange={(value) => onChange({ ...quiet, from: Number(value) })}
          />
          <ChoiceField
            label={labels.to}
            value={String(quiet.to)}
            data={HOURS}
            onChange={(value) => onChange({ ...quiet, to: Number(value) })}
          />
        </>
      )}
    </>
  );
}
