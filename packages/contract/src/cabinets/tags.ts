import * as z from 'zod/mini';
import { CABINET_BOUNDS, CabinetTag } from '../cabinet.ts';
import { CabinetId, TagId } from '../ids.ts';
import { route } from '../route.ts';
import { line } from '../text.ts';

const inCabinet = z.object({ cabinetId: CabinetId });

export const getCabinetProductTags = route({
  method: 'POST',
  path: 'ozonCabinet/getCabinetProductTags',
  access: { cabinet: 'members', isOpenInExample: true },
  input: inCabinet,
  output: z.object({ tags: z.array(CabinetTag) }),
  errors: [],
});

export const addCabinetProductTag = route({
  method: 'POST',
  path: 'ozonCabinet/addCabinetProductTag',
  access: { cabinet: 'edit' },
  input: z.extend(inCabinet, {
    name: line(...CABINET_BOUNDS.tagName),
    color: z.string().check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/)),
  }),
  output: z.object({ tag: CabinetTag }),
  errors: ['tag.exists', 'tag.tooMany'],
});

export const removeCabinetProductTag = route({
  method: 'POST',
  path: 'ozonCabinet/removeCabinetProductTag',
  access: { cabinet: 'edit' },
  input: z.extend(inCabinet, { tagId: TagId }),
  output: z.object({}),
  errors: ['tag.notFound'],
});
