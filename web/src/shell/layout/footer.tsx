import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Company, getCompany } from '@vitrina/contract/company.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { DOCUMENTS, documentPath } from '../../platform/texts/documents.ts';
import { useLanguage } from '../../platform/texts/use-format.ts';
import { useHeightVariable } from '../../ui/use-height-variable.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import classes from './footer.module.css';

/** Its line is kept free until the company is known. */
function CompanyLine({ company }: { company: Company | undefined }) {
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
        <bdi key={part}>{part}</bdi>
      ))}
      {email !== '' && (
        <Anchor href={`mailto:${email}`} inherit c="dimmed" underline="always" dir="ltr">
          {email}
        </Anchor>
      )}
    </Text>
  );
}

/** product.md 1.3: the disclaimer, who the service belongs to, and the agreements. */
export function Footer() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { footerType } = usePreferences();
  const measure = useHeightVariable('--v-footer');
  const company = useQuery({ ...routeQuery(getCompany, {}), staleTime: Number.POSITIVE_INFINITY });
  if (footerType === 'hidden') return null;
  return (
    <footer
      // Only one that stays over the page takes room from what else stands at its bottom.
      ref={footerType === 'sticky' ? measure : null}
      key={footerType}
      className={classes['footer']}
      data-print="no"
    >
      <div className={classes['about']}>
        <Text size="xs" c="dimmed">
          {t('shell.disclaimer')}
        </Text>
        <CompanyLine company={company.data} />
      </div>
      <div className={classes['papers']}>
        <nav className={classes['links']} aria-label={t('shell.documents.label')}>
          {DOCUMENTS.map((name) => (
            <Anchor
              key={name}
              href={documentPath(name, language)}
              target="_blank"
              rel="noopener"
              size="xs"
              c="dimmed"
            >
              {t(`shell.documents.${name}`)}
            </Anchor>
          ))}
        </nav>
        <Text size="xs" c="dimmed">
          {t('shell.release', { release: `v${String(import.meta.env['VITE_VERSION'])}` })}
        </Text>
      </div>
    </footer>
  );
}
