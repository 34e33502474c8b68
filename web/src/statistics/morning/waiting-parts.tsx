import { useTexts } from '../../platform/texts/use-format.ts';
import { Frame } from './frame.tsx';
import { Part } from './part.tsx';

const WAITED_FOR = { isLoading: true, error: null, onRetry: () => undefined, children: null } as const;

/** As the morning stands before it is there. */
export function WaitingParts() {
  const { t } = useTexts();
  return (
    <Frame>
      {(['falls', 'likely', 'suggestions'] as const).map((part) => (
        <Part
          key={part}
          title={t(`statistics.morning.${part}.title`)}
          description={t(`statistics.morning.${part}.text`)}
          rows={part === 'suggestions' ? 3 : 4}
          {...WAITED_FOR}
        />
      ))}
    </Frame>
  );
}
