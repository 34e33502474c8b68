import * as z from 'zod/mini';

const word = z.catch(z.optional(z.string()), undefined);

/** Where to go after signing in: a full path in `redirect`, or a path in `to` with its own query beside it. */
export const LoginSearch = z.catchall(z.object({ redirect: word, to: word }), word);

/** What a link may fill in: the code of an invitation to a cabinet, and who recommended the product. */
export const RegisterSearch = z.object({ redirect: word, invite: word, ref: word });
