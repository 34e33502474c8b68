// The plain alternative: the same framework and answers of the same size, asking nobody.
import Fastify from 'fastify';

const answer = { text: 'x'.repeat(600) };
const bare = Fastify();
bare.get('/*', async () => answer);
bare.post('/*', async () => answer);
await bare.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
