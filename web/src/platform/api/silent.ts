/** For a question or a change whose failure is told where it was asked: no toast says it again. */
export const SILENT = { meta: { isSilent: true } };
