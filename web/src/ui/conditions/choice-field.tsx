import { Input } from '@mantine/core';
import { useId, useRef } from 'react';
import { preload } from '../../platform/loading/preload.ts';
import { Segments } from '../choice/lazy.tsx';
import classes from './condition-line.module.css';

type ChoiceFieldProps<Value extends string | number> = {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** By a pointer one choice is all there is to do; arrows pass over others on their way. */
  onChosen: () => void;
};

// It is there before a chip is pressed.
preload(Segments);

/** One of a few, all of them in sight. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { label, value, choices, onChange, onChosen } = props;
  const id = useId();
  const isPointed = useRef(false);
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }}>
      <Segments
        fullWidth
        className={classes['choices'] ?? ''}
        orientation="vertical"
        aria-labelledby={id}
        value={String(value)}
        onChange={(text) => {
          const choice = choices.find((one) => String(one.value) === text);
          if (choice !== undefined) onChange(choice.value);
        }}
        onPointerDown={() => (isPointed.current = true)}
        onKeyDown={() => (isPointed.current = false)}
        // Of the choice itself, not of its words: they hand their press on to it.
        onClick={({ target }) => {
          if (isPointed.current && target instanceof HTMLInputElement) onChosen();
        }}
        data={choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
      />
    </Input.Wrapper>
  );
}
