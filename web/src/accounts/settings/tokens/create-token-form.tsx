import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { TokenScope } from '@vitrina/contract/access.ts';
import {
  createPersonalToken,
  type NewToken,
  TOKEN_DAYS,
  TOKEN_LIMITS,
} from '@vitrina/contract/accounts/personal-tokens.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { ProblemAlert } from '../../../ui/problem-alert.tsx';
import { CabinetFields } from './cabinet-fields.tsx';
import { isUsable } from './usable-cabinets.ts';

type Props = {
  cabinets: readonly Cabinet[];
  onCreated: (secret: string) => void;
  onCancel: () => void;
};
type Wish = Pick<NewToken, 'name' | 'scope' | 'days'>;

const [MIN, MAX] = TOKEN_LIMITS.name;
const FIRST: Wish = { name: '', scope: 'read', days: 30 };

export function CreateTokenForm({ cabinets, onCreated, onCancel }: Props) {
  const { t } = useTranslation();
  const nameField = useRef<HTMLInputElement>(null);
  const [wish, setWish] = useState(FIRST);
  const [isTried, setTried] = useState(false);
  const [only] = cabinets;
  const [wanted, setWanted] = useState<Cabinet['id'][]>(only && cabinets.length === 1 ? [only.id] : []);
  const { name, scope, days } = wish;
  // What the chosen scope cannot have is not chosen, and comes back with the other scope.
  const cabinetIds = cabinets
    .filter((one) => wanted.includes(one.id) && isUsable(one, scope))
    .map(({ id }) => id);
  const { shape } = createPersonalToken.input;
  const isNameWrong = !shape.name.safeParse(name).success;
  const isChoiceWrong = !shape.cabinetIds.safeParse(cabinetIds).success;
  const create = useMutation({
    mutationFn: () => call(createPersonalToken, { name, scope, days, cabinetIds }),
    meta: { isSilent: true },
    onSuccess: ({ secret }) => onCreated(secret),
  });

  function start(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isNameWrong) nameField.current?.focus();
    else if (!isChoiceWrong) create.mutate();
  }

  return (
    <form onSubmit={start} noValidate>
      <Stack gap="md">
        <TextInput
          ref={nameField}
          label={t('account.tokens.name')}
          placeholder={t('account.tokens.nameExample')}
          value={name}
          onChange={(event) => setWish({ ...wish, name: event.currentTarget.value })}
          error={isTried && isNameWrong && t('account.tokens.nameRule', { min: MIN, max: MAX })}
          maxLength={MAX}
          autoComplete="off"
          data-autofocus
        />
        <Radio.Group
          label={t('account.tokens.scope')}
          value={scope}
          onChange={(value) => setWish({ ...wish, scope: TokenScope.parse(value) })}
        >
          <Stack gap="xs" mt={6}>
            {TokenScope.options.map((one) => (
              <Radio
                key={one}
                value={one}
                label={t(`account.tokens.scopes.${one}`)}
                description={t(`account.tokens.meanings.${one}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <CabinetFields
          cabinets={cabinets}
          scope={scope}
          value={cabinetIds}
          onChange={setWanted}
          error={isTried && isChoiceWrong}
        />
        <Radio.Group
          label={t('account.tokens.days')}
          value={String(days)}
          onChange={(value) => setWish({ ...wish, days: shape.days.parse(Number(value)) })}
        >
          <Group gap="md" mt={6}>
            {TOKEN_DAYS.map((count) => (
              <Radio key={count} value={String(count)} label={t('account.tokens.dayCount', { count })} />
            ))}
          </Group>
        </Radio.Group>
        <ProblemAlert error={create.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {t('account.tokens.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
