import { describe, expect, it } from 'vitest';
import { readSeedMessage } from './read-seed-message.ts';

describe('readSeedMessage', () => {
  it('reads progress', () => {
    expect(readSeedMessage('progress {"done":3,"total":90,"label":"ozon"}')).toEqual({
      kind: 'progress',
      done: 3,
      total: 90,
      label: 'ozon',
    });
  });

  it('reads who may sign in', () => {
    expect(readSeedMessage('user {"email":"a@b.c","password":"p"}')).toEqual({
      kind: 'user',
      user: { email: 'a@b.c', password: 'p' },
    });
    const operator = { email: 'o@b.c', password: 'q' };
    const both = { email: 'a@b.c', password: 'p', operator };
    expect(readSeedMessage(`user ${JSON.stringify(both)}`)).toEqual({ kind: 'user', user: both });
    expect(readSeedMessage('user {"email":"a@b.c"}')).toBeUndefined();
  });

  it('reads a result with and without the user', () => {
    const size = { days: 90, rows: 1200, hasPast: true };
    expect(readSeedMessage('result {"days":90,"rows":1200,"hasPast":true}')).toEqual({
      kind: 'result',
      user: undefined,
      size,
    });
    expect(readSeedMessage('result {"days":90,"rows":1200,"email":"a@b.c","password":"p"}')).toEqual({
      kind: 'result',
      user: { email: 'a@b.c', password: 'p' },
      size: { ...size, hasPast: false },
    });
  });

  it('leaves every other line to the log', () => {
    expect(readSeedMessage('{"level":30,"msg":"progress"}')).toBeUndefined();
    expect(readSeedMessage('progress {"done":')).toBeUndefined();
    expect(readSeedMessage('progress {broken}')).toBeUndefined();
  });
});
