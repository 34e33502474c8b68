import * as z from 'zod';

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

export type Failure = { file: string; test: string };

/** Each file of the runner's JSON report that failed, with its first failed test; one that could not be loaded has none. */
export function readFailures(report: unknown, folder: string): Failure[] {
  return Report.parse(report)
    .testResults.filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      file: name.startsWith(`${folder}/`) ? name.slice(folder.length + 1) : name,
      test: assertionResults.find(({ status }) => status === 'failed')?.fullName ?? 'cannot be loaded',
    }));
}
