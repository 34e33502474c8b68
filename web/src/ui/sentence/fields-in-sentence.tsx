import { createElement, Fragment, type ReactNode } from 'react';
import classes from './sentence.module.css';

type SentenceProps = {
  label: string;
  /** Every language puts the fields where its sentence has them: `{scope}`, `{change}` and so on. */
  sentence: string;
  fields: Record<string, ReactNode>;
};

/** A sentence whose words are fields. */
export function FieldsInSentence({ label, sentence, fields }: SentenceProps) {
  const parts = sentence.split(/\{(\w+)\}/);
  return (
    <div role="group" aria-label={label} className={classes['sentence']}>
      {createElement(Fragment, null, ...parts.map((part, place) => (place % 2 === 0 ? part : fields[part])))}
    </div>
  );
}
