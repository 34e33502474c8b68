import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { findPortOwner, listeningInode } from './find-port-owner.ts';

const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1130 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 777 1 0 100 0 0 10 0
   1: 0100007F:1131 0100007F:1130 01 00000000:00000000 00:00000000 00000000     0        0 888 1 0 100 0 0 10 0`;

describe('listeningInode', () => {
  it('finds who listens, not who is connected', () => {
    expect(listeningInode(table, 0x1130)).toBe('777');
    expect(listeningInode(table, 0x1131)).toBeUndefined();
  });

  it('reads the port alone, not the end of a longer number', () => {
    expect(listeningInode(table, 0x30)).toBeUndefined();
  });
});

describe('findPortOwner', () => {
  it('finds this process', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      expect(findPortOwner((server.address() as AddressInfo).port)?.pid).toBe(process.pid);
    } finally {
      server.close();
    }
  });
});
