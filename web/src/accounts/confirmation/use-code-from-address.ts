import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { codeIn } from './code-in.ts';

/** `_splat`: the code and whatever stands below it. */
type Param = 'id' | 'invite' | '_splat';

/** The code of the link that was opened. It leaves the address bar at once: history and screenshots keep addresses. */
export function useCodeFromAddress(param: Param): string | undefined {
  const params = useParams({ strict: false });
  const given = codeIn(params[param]);
  const [code] = useState(given);
  const navigate = useNavigate();
  const isInAddress = given !== undefined;
  useEffect(() => {
    if (isInAddress) void navigate({ to: '.', params: { [param]: undefined }, replace: true });
  }, [isInAddress, navigate, param]);
  return code;
}
