import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import { ChartsPanel } from './charts/lazy.tsx';
import classes from './details.module.css';
import { ImagesPanel } from './images/images-panel.tsx';
import { LogPanel } from './log/lazy.tsx';
import { SchedulePanel } from './schedule/lazy.tsx';
import type { AbTestDetailsSearch } from './search.ts';
import type { useAbResults } from './use-ab-test.ts';
import { VerdictPanel } from './verdict/verdict-panel.tsx';
import type { phaseOf } from './verdict-sentence.ts';

type ResultsProps = {
  test: AbTest;
  results: ReturnType<typeof useAbResults>;
  phase: ReturnType<typeof phaseOf>;
  search: AbTestDetailsSearch;
  change: (next: Partial<AbTestDetailsSearch>) => void;
};

/** All at once: a sentence that came later would push the table down. */
export function Results({ test, results, phase, search, change }: ResultsProps) {
  return (
    <div className={classes['page']}>
      <VerdictPanel test={test} results={results.data} phase={phase} />
      <ImagesPanel test={test} results={results} phase={phase} search={search} change={change} />
      <SchedulePanel test={test} search={search} change={change} />
      {phase === 'counted' && results.data && <ChartsPanel test={test} results={results.data} />}
      <LogPanel test={test} search={search} change={change} />
    </div>
  );
}
