import pg from 'pg';

const AT_ONCE = 20;

/** Somebody else holds every connection that PostgreSQL has. */
export function takeConnections(url: string) {
  const held: pg.Client[] = [];

  async function takeOne(): Promise<boolean> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      held.push(client);
      return true;
    } catch {
      await client.end().catch(() => undefined);
      return false;
    }
  }

  async function takeRest(): Promise<void> {
    let taken = AT_ONCE;
    while (taken > 0) {
      const tries = await Promise.all(Array.from({ length: AT_ONCE }, takeOne));
      taken = tries.filter(Boolean).length;
    }
  }

  /** Connections that the product has open would serve it on: they are ended, until others were quicker for each. */
  async function takeFromOthers(): Promise<number> {
    const own = await Promise.all(
      held.map(async (client) => {
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
        return rows[0]?.pid ?? 0;
      }),
    );
    const ended = await held[0]?.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> all($1::int[])`,
      [own],
    );
    await takeRest();
    return ended?.rowCount ?? 0;
  }

  return {
    takeAll: async () => {
      await takeRest();
      while ((await takeFromOthers()) > 0);
    },
    giveBack: async () => {
      await Promise.all(held.splice(0).map((client) => client.end().catch(() => undefined)));
    },
  };
}
