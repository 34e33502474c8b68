/** Does a part of the work again until one finds nothing to do, or the process is to end. `work` says how many it has done. */
export async function untilNoneLeft(work: () => Promise<number>, signal: AbortSignal): Promise<void> {
  let done = 1;
  while (done > 0 && !signal.aborted) done = await work();
}
