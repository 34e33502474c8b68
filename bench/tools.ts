import { MARKET } from './fill-market.ts';
import type { Bench } from './open-bench.ts';
import type { Row } from './report.ts';
import { scanSpeed } from './reports.ts';
import { listQuestions } from './tools/list-questions.ts';
import { measureAlone } from './tools/measure-alone.ts';
import {
  measureCrowd,
  measureMemory,
  measureMonster,
  measureReadersDuringIngest,
} from './tools/measure-crowd.ts';
import { openTools } from './tools/open-tools.ts';

export const TOOLS_BEFORE = `Market: ${MARKET.queries.toLocaleString('en')} queries × ${MARKET.days} days; a cabinet of 10,000 products with 90 days of their own
queries, of advertising and of analytics; 300 shelves read every hour for two weeks.`;

export const TOOLS_AFTER = `A row is a whole request: session, rights, the run of the plan, every statement, the validated answer. Processor
time is that of the engine (both cores) and of the server; other work on the machine does not change it.

The lists of the market and the counts of a cabinet's own data stand ready (docs/decisions/0069 and 0070), but for questions
with words about jumps and the first one about an older day. What is left is the statements about the seller's own queries,
other spellings and the answer itself; rows that miss their budget use as much processor time as they take.
docs/decisions/0030 describes how reads run.`;

/** The search tools as their users meet them: whole requests, alone, in a crowd and while a day comes in. */
export async function measureTools(bench: Bench, say: (line: string) => void): Promise<Row[]> {
  const tools = await openTools(bench, say);
  try {
    const bytesPerMs = await scanSpeed(tools.context, tools.costs);
    const questions = await listQuestions(tools);
    say('Each question alone…');
    const rows = await measureAlone({ ...tools, enginePid: bench.enginePid }, questions, bytesPerMs, say);
    say('Eight at once…');
    rows.push(await measureCrowd(questions));
    say('While a day comes in…');
    rows.push(await measureReadersDuringIngest(tools, questions));
    say('A monster…');
    rows.push(await measureMonster(tools, questions));
    return [...rows, measureMemory(bench.enginePid)];
  } finally {
    await tools.close();
  }
}
