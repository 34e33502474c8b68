// Everything that the extension asks of Vitrina. Knows nothing of the browser, so that it can be tried without one.

/** A refusal, by its name in the API's catalogue: `code.expired`. */
export class Refused extends Error {
  /** @param {string} key */
  constructor(key) {
    super(`Vitrina refused: ${key}`);
    this.key = key;
  }
}

/**
 * @param {{ server: string, token?: string }} to
 * @param {string} path
 * @param {object} [body] undefined: a route that is read with GET
 */
async function ask({ server, token }, path, body) {
  const answer = await fetch(new URL(`/api/${path}`, server), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    // The browser's own session in Vitrina is somebody else's business.
    credentials: 'omit',
  });
  // A proxy that has no server behind it answers in its own words.
  const said = await answer.json().catch(() => ({}));
  if (answer.ok) return said;
  throw new Refused(said.error ? `${said.error.subject}.${said.error.action}` : `status.${answer.status}`);
}

/**
 * Exchanges the code of Account settings → Connections for a token, which lives as long as the session that it stands for.
 * A code works once and for ten minutes.
 * @param {string} server
 * @param {{ email: string, code: string }} person
 * @returns {Promise<string>}
 */
export async function signIn(server, person) {
  const { accessToken } = await ask({ server }, 'user/useCodeForExtension', person);
  return accessToken;
}

/**
 * The tracked products of every cabinet; `place` is null where nothing was measured yet.
 * @param {{ server: string, token: string }} to
 */
export async function listPlaces(to) {
  const { cabinets } = await ask(to, 'ozonCabinet/getMy');
  const lists = await Promise.all(
    cabinets.map(async ({ id: cabinetId, name: cabinet }) => {
      const { entries } = await ask(to, 'positionCheck/list', { cabinetId });
      return entries.map((entry) => ({
        cabinet,
        product: entry.name ?? String(entry.sku),
        city: entry.cityName,
        place: entry.averagePlace,
      }));
    }),
  );
  return lists.flat();
}

/**
 * Ends the session: the token is worth nothing afterwards, here and in whatever hands it may be.
 * @param {{ server: string, token: string }} to
 */
export async function signOut(to) {
  const { sessions } = await ask(to, 'user/getSessions');
  const own = sessions.find(({ isCurrent }) => isCurrent);
  if (own) await ask(to, 'user/endSession', { sessionId: own.id });
}
