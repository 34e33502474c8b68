import { useState } from 'react';
import { WholeField } from '../typed-text/whole-field.tsx';
import { toWhole } from '../typed-text/whole-number.ts';

type NumberFieldProps = {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  isSigned?: boolean;
  placeholder?: string;
};

const write = (value: number | undefined) => (value === undefined ? '' : String(value));

/** A whole number of a condition; empty: none. */
export function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState({ of: value, text: write(value) });
  // Back, the cross of the chip or a saved view may have changed it meanwhile.
  const text = typed.of === value ? typed.text : write(value);
  return (
    <WholeField
      {...rest}
      value={text}
      onChange={(next) => {
        const number = toWhole(next);
        setTyped({ of: number, text: next });
        onChange(number);
      }}
    />
  );
}
