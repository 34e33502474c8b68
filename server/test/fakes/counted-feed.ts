import { startTinyServer } from './tiny-server.ts';

/** A provider of query statistics that passes everything on and counts what it has given. */
export type CountedFeed = { url: string; given: Map<string, number>; stop(): Promise<void> };

export async function startCountedFeed(behind: string): Promise<CountedFeed> {
  const tiny = await startTinyServer();
  const given = new Map<string, number>();
  tiny.answer = (request, response) => {
    const path = request.url ?? '';
    void (async () => {
      const answer = await fetch(`${behind}${path}`, {
        headers: { authorization: request.headers.authorization ?? '' },
      });
      const body = Buffer.from(await answer.arrayBuffer());
      if (answer.ok) given.set(path, (given.get(path) ?? 0) + 1);
      const headers = ['content-type', 'x-rows'].flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
    })().catch(() => response.destroy());
  };
  return { url: tiny.url, given, stop: () => tiny.stop() };
}
