import type { SyntheticEvent } from 'react';

const selectWhole = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => currentTarget.select();

/** For a choice that is searched by typing: the name of what is chosen gives way to the first letter. */
export const TYPED_OVER = { onFocus: selectWhole, onClick: selectWhole } as const;
