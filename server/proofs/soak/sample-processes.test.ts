import { expect, it } from 'vitest';
import { readMetric } from './sample-processes.ts';

const TEXT = `# HELP vitrina_jobs Jobs.
vitrina_jobs{queue="letters"} 2
vitrina_jobs{queue="exports, later"} 3
vitrina_jobs_failed 40
process_resident_memory_bytes 1.5e8
`;

it.each([
  ['of one value', 'process_resident_memory_bytes', 150_000_000],
  ['the sum over its labels, and nothing of one with a longer name', 'vitrina_jobs', 5],
  ['of one label alone', 'vitrina_jobs{queue="letters"}', 2],
  ['nothing where it is not there', 'vitrina_streams', 0],
])('a metric is read: %s', (_, name, value) => {
  expect(readMetric(TEXT, name)).toBe(value);
});
