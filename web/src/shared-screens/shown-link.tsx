import { useTexts } from '../platform/texts/use-format.ts';
import { OnceShown } from '../ui/once-shown.tsx';

export type Made = { link: string; expiresAt: string };

/** The only time that the link is seen. */
export function ShownLink({ made: { link, expiresAt }, onDone }: { made: Made; onDone: () => void }) {
  const { t, format } = useTexts();
  return (
    <OnceShown
      value={link}
      text={t('sharing.once', { at: format.instant(expiresAt) })}
      copy={t('sharing.copy')}
      done={t('sharing.done')}
      onDone={onDone}
    />
  );
}
