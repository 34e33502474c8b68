import { useTranslation } from 'react-i18next';
import { OnceShown } from '../../../ui/once-shown.tsx';

type Props = { secret: string; onDone: () => void };

/** The only time that the token is seen. */
export function ShownToken({ secret, onDone }: Props) {
  const { t } = useTranslation();
  return (
    <OnceShown
      value={secret}
      text={t('account.tokens.once')}
      copy={t('account.tokens.copy')}
      done={t('account.tokens.done')}
      onDone={onDone}
    />
  );
}
