import { createQueryClient } from './platform/create-query-client.ts';

export const queries = createQueryClient();
