import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { findPortOwner, listeningInode } from './find-port-owner.ts';

const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1130 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 777 1 0 100 0 0 10 0
   1: 0100007F:1131 0100007F:1130 01 00000000:00000000 00:00000000 00000000     0        0 888 1 0 100 0 0 10 0`;

const OPENS_AND_CLOSES = `
  const { closeSync, openSync } = require('node:fs');
  const open = () => Array.from({ length: 100 }, () => openSync('/dev/null', 'r'));
  let files = open();
  require('node:worker_threads').parentPort.postMessage('open');
  for (;; files = open()) for (const file of files) closeSync(file);`;

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

  it('finds it while other files of it are opened and closed', async () => {
    // First, so that the socket is listed after files that close meanwhile.
    const opener = new Worker(OPENS_AND_CLOSES, { eval: true });
    await once(opener, 'message');
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      for (let nth = 0; nth < 30; nth += 1) expect(findPortOwner(port)?.pid).toBe(process.pid);
    } finally {
      await opener.terminate();
      server.close();
    }
  });
});
