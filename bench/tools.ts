import { MARKET } from './fill-market.ts';
import type { Bench } from './open-bench.ts';
import { addPlain } from './plain-tables/measure-plain.ts';
import type { Row } from './report.ts';
import { scanSpeed } from './reports.ts';
import { listQuestions } from './tools/list-questions.ts';
import { measureAlone } from './tools/measure-alone.ts';
import {
  measureCrowds,
  measureMemory,
  measureMonster,
  measureReadersDuringIngest,
} from './tools/measure-crowd.ts';
import { openTools } from './tools/open-tools.ts';

export const TOOLS_BEFORE = `Market: ${MARKET.queries.toLocaleString('en')} queries × ${MARKET.days} days; a cabinet of 10,000 products with 90 days of their own
queries, of advertising and of analytics; 300 shelves read every hour for two weeks.`;

export const TOOLS_AFTER = `A row is a whole request: session, rights, the run of the plan, every statement, the validated answer. Processor
time is that of the engine (both cores) and of the server; other work on the machine does not change it. Raw rows: one statement
about the same from plain tables of both engines, in the order of days, without the session, the spellings, the own places and
the rest of the answer (bench/plain-tables).

The lists of the market and the counts of a cabinet's own data stand ready (docs/decisions/0069 and 0070), but for questions
with words about jumps and the first one about an older day. The lists that miss 50 ms do so by 4 to 19: half of their 50 to
70 ms of processor time is the server's, for some hundred kilobytes of rows, the rest is small statements one after another.
An older day joins five days of running sums the first time. What a product's or a cabinet's own data is asked costs more than one
plain statement where a screen puts three to nine of them.

32 people who pause for a quarter of a second would be some 50 requests a second. These first questions take 49 ms of processor
time on average, so two cores answer some 40; what would wait too long is refused at once (decision 0037), and a browser asks
again. While a day comes in, each of its statements has one thread: in two runs readers waited 1.13 and 1.33 times as long as before
the day, with two threads just before 1.20 and 1.57.
docs/decisions/0030 describes how reads run.`;

/** The search tools as their users meet them: whole requests, alone, in a crowd and while a day comes in. */
export async function measureTools(bench: Bench, say: (line: string) => void): Promise<Row[]> {
  const tools = await openTools(bench, say);
  try {
    const bytesPerMs = await scanSpeed(tools.context, tools.costs);
    const questions = await listQuestions(tools);
    say('Each question alone…');
    const rows = await measureAlone({ ...tools, enginePid: bench.enginePid }, questions, bytesPerMs, say);
    say('Many at once…');
    rows.push(...(await measureCrowds(questions)));
    say('While a day comes in…');
    rows.push(await measureReadersDuringIngest(tools, questions));
    say('A monster…');
    rows.push(await measureMonster(tools, questions));
    rows.push(measureMemory(bench.enginePid));
    say('The same from plain tables of raw rows…');
    return await addPlain(rows, { ...bench.plain, cabinetId: tools.cabinetId }, say);
  } finally {
    await tools.close();
  }
}
