import { QueryInput } from './lazy.tsx';
import { ParseReport } from './parse-report.tsx';
import type { QueriesFieldProps } from './queries-field-props.ts';
import { QueriesTools } from './queries-tools.tsx';
import { useQueries } from './use-queries.ts';

/**
 * interface-rules.md G9: queries typed one by one or pasted as a list; chips with a count, and a report of what was not
 * taken.
 */
export function QueriesField(props: QueriesFieldProps) {
  const { value, maximum, maximumLength, sources } = props;
  const queries = useQueries(props);
  return (
    <div>
      <QueryInput {...props} queries={queries} />
      <QueriesTools value={value} maximum={maximum} onClear={queries.clear} onUndo={queries.undo}>
        {sources?.(queries.add)}
      </QueriesTools>
      <div aria-live="polite">
        {queries.report !== undefined && (
          <ParseReport report={queries.report} maximum={maximum} maximumLength={maximumLength} />
        )}
      </div>
    </div>
  );
}
