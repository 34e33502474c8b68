import lighthouse from 'lighthouse';

export type Scores = { accessibility: number; bestPractices: number; failed: string[] };

const CATEGORIES = ['accessibility', 'best-practices'];

/** Opens an address in a tab of the browser behind that port, which keeps the session and the choices of its profile. */
export async function runLighthouse(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: CATEGORIES,
    output: 'json',
    logLevel: 'error',
    disableStorageReset: true,
    disableFullPageScreenshot: true,
    formFactor: 'desktop',
    screenEmulation: { disabled: true },
    throttlingMethod: 'provided',
    // Speed is the bench's matter: nothing has to be waited for that is about it.
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 500,
    cpuQuietThresholdMs: 0,
  });
  if (result === undefined) throw new Error(`${url} was not judged.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const scoreOf = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    failed: Object.values(audits).flatMap(({ id, score }) => (score !== null && score < 1 ? [id] : [])),
  };
}
