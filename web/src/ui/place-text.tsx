import type { Place } from '@vitrina/contract/positions.ts';
import { useFormat } from '../platform/use-format.ts';
import { Deep, NotFound, NotMeasured } from './absent.tsx';

/** One place in search: a number, 1000+, н/н, or the hatch of "not checked". */
export function PlaceText({ place, reason }: { place: Place; reason?: string }) {
  const format = useFormat();
  if (place === null) return <NotMeasured {...(reason === undefined ? {} : { reason })} />;
  if (place === 'deep') return <Deep />;
  if (place === 'notFound') return <NotFound />;
  return <span>{format.value(place, 'place')}</span>;
}
