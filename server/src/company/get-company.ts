import type { Company } from '@vitrina/contract/company.ts';
import type { Env } from '../platform/env.ts';

export type CompanyEnv = Pick<
  Env,
  'COMPANY_NAME' | 'COMPANY_INN' | 'COMPANY_OGRN' | 'COMPANY_ADDRESS' | 'COMPANY_EMAIL'
>;

export function getCompany(env: CompanyEnv): Company {
  return {
    name: env.COMPANY_NAME,
    inn: env.COMPANY_INN,
    ogrn: env.COMPANY_OGRN,
    address: env.COMPANY_ADDRESS,
    email: env.COMPANY_EMAIL,
  };
}

/** No company has these numbers: whoever set none has not set up their own. */
export function isPlaceholder({ inn }: Company): boolean {
  return /^0*$/.test(inn);
}
