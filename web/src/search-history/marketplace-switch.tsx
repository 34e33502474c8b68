import { Link } from '@tanstack/react-router';
import { Marketplace } from '@vitrina/contract/ids.ts';
import { useTranslation } from 'react-i18next';
import { SEARCH_HISTORY_PATHS } from '../queries/history-paths.ts';
import classes from './marketplace-switch.module.css';
import type { SearchHistorySearch } from './search.ts';

type MarketplaceSwitchProps = { marketplace: Marketplace; search: SearchHistorySearch };

/** The same queries, period and metrics on another marketplace. */
export function MarketplaceSwitch({ marketplace, search }: MarketplaceSwitchProps) {
  const { t } = useTranslation();
  return (
    <nav className={classes['switch']} aria-label={t('searchHistory.marketplace')}>
      {Marketplace.options.map((one) => (
        <Link
          key={one}
          to={SEARCH_HISTORY_PATHS[one]}
          search={{ ...search, page: 1 }}
          className={classes['link']}
          {...(one === marketplace ? { 'aria-current': 'page' } : {})}
        >
          {t(`marketplaces.${one}`)}
        </Link>
      ))}
    </nav>
  );
}
