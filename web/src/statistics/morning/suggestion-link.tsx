import { Link } from '@tanstack/react-router';
import type { Suggestion } from '@vitrina/contract/morning/suggestions.ts';
import type { ComponentProps } from 'react';
import { useCabinet } from '../../platform/session/session.ts';

type Change = Extract<Suggestion, { kind: 'change' }>;

/** The wanted value in the address of "what if". */
const wishOf = ({ field, to }: Change) => ({
  toPrice: field === 'priceKopecks' ? to : null,
  toDelivery: field === 'deliveryDays' ? to : null,
  toStock: field === 'stock' ? to : null,
});

/** What a Mantine component hands on to its root. */
type Props = Pick<ComponentProps<'a'>, 'className' | 'style' | 'title' | 'children'> & {
  suggestion: Suggestion;
};

/** What a suggestion rests on is one press away. */
export function SuggestionLink({ suggestion, ...props }: Props) {
  const cabinet = useCabinet();
  switch (suggestion.kind) {
    case 'change': {
      const { query, cityId: city, sku: whatIf } = suggestion;
      const search = { query, city, whatIf, ...wishOf(suggestion) };
      return <Link {...props} to="/products-in-search" search={search} />;
    }
    case 'restock':
      return (
        <Link
          {...props}
          to="/pages/product-tables/$id"
          params={{ id: String(cabinet.id) }}
          search={{ search: String(suggestion.sku) }}
        />
      );
    case 'winner':
      return <Link {...props} to="/ab-test/$id" params={{ id: String(suggestion.testId) }} />;
    case 'query':
      return <Link {...props} to="/undervalued-search-queries" search={{ contains: suggestion.query }} />;
  }
}
