import * as z from 'zod/mini';
import { route } from './route.ts';

/** Who runs this installation: the footer and the agreements name it. From the configuration. */
export const Company = z.object({
  name: z.string(),
  inn: z.string(),
  ogrn: z.string(),
  address: z.string(),
  email: z.string(),
});
export type Company = z.infer<typeof Company>;

export const getCompany = route({
  method: 'GET',
  path: 'company/get',
  access: 'public',
  input: z.object({}),
  output: Company,
  errors: [],
});
