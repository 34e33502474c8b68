import type { ReactNode } from 'react';
import type { Suggest } from './use-suggestions.ts';

export type QueriesFieldProps = {
  value: readonly string[];
  onChange: (queries: string[]) => void;
  maximum: number;
  maximumLength: number;
  suggest?: Suggest;
  label: string;
  /** Of a screen that is about nothing else: heard and not written. */
  isLabelHidden?: boolean;
  placeholder?: string;
  error?: string | undefined;
  /** Of a dialog: it takes the focus. */
  isFirst?: boolean;
  /** Other ways to a list of queries, beside the count; each hands its list over as if it were pasted. */
  sources?: (add: (list: string) => void) => ReactNode;
};
