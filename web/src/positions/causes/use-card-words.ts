import { useTexts } from '../../platform/texts/use-format.ts';
import { writeFact } from './card-words.ts';
import type { CardChange, CardField } from './list-card-changes.ts';

/** Facts of a card as people write them. */
export function useCardWords() {
  const { t, format } = useTexts();
  return {
    name: (field: CardField) => t(`positionCauses.fields.${field}`),
    was: ({ field, was }: CardChange) => writeFact([field, was], { t, format }),
    became: ({ field, became }: CardChange) => writeFact([field, became], { t, format }),
  };
}
