import { UPLOAD_LIMITS, type UploadLimit } from '@vitrina/contract/upload-limits.ts';
import type { QueryFileRefusal } from './query-file.ts';

export function refuseLimit(limit: UploadLimit): QueryFileRefusal {
  return { refused: 'limit', detail: { limit, maximum: UPLOAD_LIMITS[limit] } };
}
