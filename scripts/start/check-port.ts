import { once } from 'node:events';
import { createServer } from 'node:net';
import getPort, { portNumbers } from 'get-port';
import { findPortOwner } from './find-port-owner.ts';

/** Throws one sentence that says who holds the port and which one is free. */
export async function checkPort(port: number, host: string): Promise<void> {
  const code = await tryPort(port, host);
  if (code === undefined) return;
  if (code !== 'EADDRINUSE' && code !== 'EACCES')
    throw new Error(`This machine has no address ${host} (${code}).`);
  const free = await getPort({
    host,
    port: portNumbers(Math.max(port + 1, 1024), Math.max(port + 50, 1074)),
  });
  const advice = `start with --port ${free}.`;
  if (code === 'EACCES') throw new Error(`Port ${port} is not for this user: ${advice}`);
  const owner = findPortOwner(port);
  const who = owner ? `${owner.command.slice(0, 80)} (process ${owner.pid})` : 'another program';
  throw new Error(`Port ${port} is taken by ${who}: stop it, or ${advice}`);
}

async function tryPort(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen({ port, host });
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    server.close();
  }
}
