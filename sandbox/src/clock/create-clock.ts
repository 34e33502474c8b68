/** The one clock of the sandbox: real time multiplied by a speed, and moved by hand. */
export type Clock = {
  now(): Date;
  /** Simulated seconds in a real second; 0 is a pause. */
  speed(): number;
  move(to: Date): void;
  run(speed: number): void;
};

export type ClockOptions = {
  startAt?: Date | undefined;
  speed?: number | undefined;
  realNowMs?: () => number;
};

export function createClock({ startAt, speed = 1, realNowMs = Date.now }: ClockOptions = {}): Clock {
  let anchor = { realMs: realNowMs(), simulatedMs: startAt?.getTime() ?? realNowMs(), speed };

  const nowMs = () => anchor.simulatedMs + (realNowMs() - anchor.realMs) * anchor.speed;
  const restart = (simulatedMs: number, nextSpeed: number) => {
    anchor = { realMs: realNowMs(), simulatedMs, speed: nextSpeed };
  };

  return {
    now: () => new Date(nowMs()),
    speed: () => anchor.speed,
    move: (to) => restart(to.getTime(), anchor.speed),
    run: (nextSpeed) => restart(nowMs(), nextSpeed),
  };
}
