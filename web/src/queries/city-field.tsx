import { ActionIcon, Group } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getCities, WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { routeQuery } from '../platform/api/route-query.ts';
import { useStored } from '../platform/browser/use-stored.ts';
import { Hint } from '../ui/floating/hint.tsx';
import { SelectField } from '../ui/select/lazy.tsx';
import { TYPED_OVER } from '../ui/typed-over.ts';
import classes from './city-field.module.css';
import { groupCities, toggleFavourite } from './favourite-cities.ts';

type CityFieldProps = {
  value: number;
  onChange: (city: number) => void;
  /** Whether the country as a whole is one of the choices. */
  withCountry: boolean;
  disabled?: boolean;
  description?: string | undefined;
  error?: string | undefined;
};

const Favourites = z.array(z.int());

/** Where the buyers are. Cities that a person marks stand first, in this browser. */
export function CityField({
  value,
  onChange,
  withCountry,
  disabled = false,
  description,
  error,
}: CityFieldProps) {
  const { t } = useTranslation();
  const [favourites, setFavourites] = useStored('favouriteCities', Favourites, []);
  const { data } = useQuery({ ...routeQuery(getCities, {}), staleTime: Number.POSITIVE_INFINITY });
  const cities = data?.cities ?? [];
  const country = withCountry ? [{ value: String(WHOLE_COUNTRY), label: t('queries.wholeCountry') }] : [];
  const names = { favourites: t('queries.favourites'), others: t('queries.otherCities') };
  const chosen = cities.find(({ id }) => id === value);
  return (
    <Group gap={4} align="flex-start" wrap="nowrap" w={{ base: '100%', sm: 'auto' }}>
      <SelectField
        className={classes['field'] ?? ''}
        w={{ base: '100%', sm: 210 }}
        label={t('queries.city')}
        data={groupCities(cities, favourites, country, names)}
        value={String(value)}
        onChange={(city) => onChange(Number(city ?? value))}
        disabled={disabled}
        description={description}
        error={error}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        searchable
        nothingFoundMessage={t('queries.noSuchCity')}
        {...TYPED_OVER}
        allowDeselect={false}
      />
      {chosen !== undefined && !disabled && (
        <FavouriteButton
          name={chosen.name}
          isFavourite={favourites.includes(value)}
          onToggle={() => setFavourites(toggleFavourite(favourites, value))}
        />
      )}
    </Group>
  );
}

type FavouriteButtonProps = { name: string; isFavourite: boolean; onToggle: () => void };

function FavouriteButton({ name, isFavourite, onToggle }: FavouriteButtonProps) {
  const { t } = useTranslation();
  const text = t(isFavourite ? 'queries.removeFavourite' : 'queries.addFavourite', { name });
  const Star = isFavourite ? IconStarFilled : IconStar;
  return (
    <Hint label={text}>
      <ActionIcon
        className={classes['star'] ?? ''}
        color={isFavourite ? 'yellow' : 'gray'}
        size={36}
        aria-label={text}
        aria-pressed={isFavourite}
        onClick={onToggle}
      >
        <Star size={17} />
      </ActionIcon>
    </Hint>
  );
}
