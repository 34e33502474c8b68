import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** `_splat`: the code and whatever stands below it. */
type Param = 'id' | 'invite' | '_splat';

/** The code of the link that was opened. It leaves the address bar at once: history and screenshots keep addresses. */
export function useCodeFromAddress(param: Param): string | undefined {
  const params = useParams({ strict: false });
  const given = params[param]?.split('/')[0];
  const [code] = useState(() => (given === '' ? undefined : given));
  const navigate = useNavigate();
  const isInAddress = given !== undefined && given !== '';
  useEffect(() => {
    if (isInAddress) void navigate({ to: '.', params: { [param]: undefined }, replace: true });
  }, [isInAddress, navigate, param]);
  return code;
}
