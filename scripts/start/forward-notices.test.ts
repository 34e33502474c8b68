import { describe, expect, it } from 'vitest';
import { forwardNotices } from './forward-notices.ts';

function listen() {
  const lines: string[] = [];
  const clock = { ms: 0 };
  const forward = forwardNotices(
    'server',
    (line) => lines.push(line),
    () => clock.ms,
  );
  return { lines, clock, forward };
}

describe('forwardNotices', () => {
  it('prints warnings and errors, not information', () => {
    const { lines, clock, forward } = listen();
    forward('{"level":30,"msg":"served"}');
    forward('{"level":40,"msg":"slow","err":{"message":"2 s"}}');
    clock.ms = 20_000;
    forward('{"level":50,"msg":"broken"}');
    expect(lines).toEqual(['server: warning: slow: 2 s', 'server: error: broken']);
  });

  it('counts what comes at once and says so with the next one', () => {
    const { lines, clock, forward } = listen();
    for (let time = 0; time < 5; time += 1) forward('{"level":50,"msg":"broken"}');
    clock.ms = 10_000;
    forward('{"level":50,"msg":"again"}');
    expect(lines).toEqual(['server: error: broken', 'server: error: again (and 4 more in the log)']);
  });

  it('is not upset by lines that only look like JSON', () => {
    const { lines, forward } = listen();
    forward('{ not json');
    forward('plain words');
    expect(lines).toEqual([]);
  });
});
