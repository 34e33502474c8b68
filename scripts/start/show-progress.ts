import cliProgress from 'cli-progress';

export type Progress = { show(done: number, total: number, label: string): void; end(): void };

const stepPercent = 10;

/** A bar in a terminal; a line for every tenth where the output goes into a file. */
export function showProgress(title: string, say: (line: string) => void): Progress {
  return process.stdout.isTTY ? showBar(title) : showLines(title, say);
}

function showBar(title: string): Progress {
  const bar = new cliProgress.SingleBar(
    { format: `  ${title} [{bar}] {percentage} %  {label}`, hideCursor: true, clearOnComplete: true },
    cliProgress.Presets.legacy,
  );
  let isStarted = false;
  return {
    show: (done, total, label) => {
      if (!isStarted) bar.start(total, done, { label });
      isStarted = true;
      bar.setTotal(total);
      bar.update(done, { label });
    },
    end: () => bar.stop(),
  };
}

function showLines(title: string, say: (line: string) => void): Progress {
  let nextPercent = 0;
  return {
    show: (done, total, label) => {
      const percent = total > 0 ? Math.floor((done / total) * 100) : 0;
      if (percent < nextPercent) return;
      nextPercent = Math.floor(percent / stepPercent) * stepPercent + stepPercent;
      say(`${title} ${percent} % ${label}`);
    },
    end: () => undefined,
  };
}
