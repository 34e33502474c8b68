/** Which of `count` buttons a key leads to from the one at `at`; the ends are joined. undefined: the key is not ours. */
export function nextTool(key: string, at: number, count: number, isRightToLeft: boolean): number | undefined {
  if (at < 0 || count === 0) return undefined;
  const forth = isRightToLeft ? -1 : 1;
  const steps: Record<string, number> = { ArrowRight: forth, ArrowLeft: -forth };
  const step = steps[key];
  if (step !== undefined) return (at + step + count) % count;
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined;
}
