import path from 'node:path';
import { afterAll, afterEach } from 'vitest';
import { keepEvidence, sendPeopleAway } from './browser.ts';
import { expectNoProblems } from './problems.ts';

afterEach(async ({ task }) => {
  let hasFailed = task.result?.state === 'fail';
  try {
    await expectNoProblems();
  } catch (error) {
    hasFailed = true;
    throw error;
  } finally {
    if (hasFailed) await keepEvidence(path.basename(task.file.filepath, '.spec.ts'));
  }
});
afterAll(async () => {
  await sendPeopleAway();
  await expectNoProblems();
});
