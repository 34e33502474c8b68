import { Checkbox, Stack } from '@mantine/core';
import type { TokenScope } from '@vitrina/contract/access.ts';
import { TOKEN_LIMITS } from '@vitrina/contract/accounts/personal-tokens.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { useTranslation } from 'react-i18next';
import { isUsable } from './usable-cabinets.ts';

type Props = {
  cabinets: readonly Cabinet[];
  scope: TokenScope;
  value: readonly Cabinet['id'][];
  onChange: (ids: Cabinet['id'][]) => void;
  error: boolean;
};

// Five of them; the rest is scrolled to.
const LIST_PX = 220;

/** The person's cabinets; one in which their roles do not allow the scope stays in sight with the reason. */
export function CabinetFields({ cabinets, scope, value, onChange, error }: Props) {
  const { t } = useTranslation();
  return (
    <Checkbox.Group
      label={t('account.tokens.cabinets')}
      value={value.map(String)}
      onChange={(chosen) =>
        onChange(cabinets.filter(({ id }) => chosen.includes(String(id))).map(({ id }) => id))
      }
      error={error && t('account.tokens.cabinetsRule', { max: TOKEN_LIMITS.cabinets })}
    >
      <Stack gap="xs" mt={6} mb={error ? 'xs' : 0} mah={LIST_PX} style={{ overflowY: 'auto' }}>
        {cabinets.map((cabinet) => {
          const isOpen = isUsable(cabinet, scope);
          return (
            <Checkbox
              key={cabinet.id}
              value={String(cabinet.id)}
              label={<bdi>{cabinet.name}</bdi>}
              disabled={!isOpen}
              description={isOpen ? undefined : t('account.tokens.tooFewRights')}
            />
          );
        })}
      </Stack>
    </Checkbox.Group>
  );
}
