import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { limitParallel } from './limit-parallel.ts';

describe('parallel requests', () => {
  const response = () => new ServerResponse(new IncomingMessage(new Socket()));

  test('a place is free again when the answer has left or the client has gone, once each', () => {
    const { enter } = limitParallel();
    const [first, second, third] = [response(), response(), response()];
    enter('a', first);
    enter('a', second);
    enter('b', third);
    expect(() => enter('a', response())).toThrow('Hit rate limit of 2 parallel requests');
    first.emit('finish');
    first.emit('close');
    enter('a', response());
    expect(() => enter('a', response())).toThrow(expect.objectContaining({ status: 420 }));
    second.emit('close');
    enter('a', response());
  });
});
