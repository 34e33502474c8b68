import { createQueryClient } from './platform/api/create-query-client.ts';

export const queries = createQueryClient();
