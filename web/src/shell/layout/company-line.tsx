import { Anchor, Text } from '@mantine/core';
import type { Company } from '@vitrina/contract/company.ts';
import { useTranslation } from 'react-i18next';
import classes from './footer.module.css';

/** Its line is kept free until the company is known. */
export function CompanyLine({ company }: { company: Company | undefined }) {
  const { t } = useTranslation();
  if (company === undefined) return <div className={classes['company']} />;
  const { name, inn, ogrn, address, email } = company;
  const parts = [
    name,
    inn && t('shell.company.inn', { inn }),
    ogrn && t('shell.company.ogrn', { ogrn }),
    address,
  ].filter((part) => part !== '');
  return (
    <Text size="xs" c="dimmed" className={classes['company'] ?? ''}>
      {parts.map((part) => (
        <span key={part} className={classes['part']}>
          <bdi>{part}</bdi>
        </span>
      ))}
      {email !== '' && (
        <Anchor href={`mailto:${email}`} inherit c="dimmed" underline="always" dir="ltr">
          {email}
        </Anchor>
      )}
    </Text>
  );
}
