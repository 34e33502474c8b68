import { PositionFileForm, startPositionExport } from '@vitrina/contract/positions/views.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayCall } from '../../platform/session/session.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { MenuButton } from '../../ui/floating/menu-button.tsx';
import type { PositionMatrix } from '../matrix/read-matrix.ts';
import type { EntryScope } from '../matrix/use-entry-matrix.ts';
import { isMadeLater } from './is-made-later.ts';
import { useSavePositions } from './use-save-positions.ts';

const FORMATS = ['xlsx', 'csv'] as const;

type PositionExportMenuProps = { matrix: PositionMatrix | undefined; scope: EntryScope };

export function PositionExportMenu({ matrix, scope }: PositionExportMenuProps) {
  // Nothing to save before there are places.
  return matrix === undefined || matrix.rows.length === 0 ? (
    <DownloadButton disabled />
  ) : (
    <ExportMenu matrix={matrix} scope={scope} />
  );
}

/** interface-rules.md G10: wide, long, and every check; what is large says that it comes later. */
function ExportMenu({ matrix, scope }: { matrix: PositionMatrix; scope: EntryScope }) {
  const { t } = useTranslation();
  const saving = useSavePositions(matrix, scope);
  const mayOrder = useMayCall(startPositionExport);
  const forms = PositionFileForm.options.filter((form) => mayOrder || !isMadeLater(form, matrix));
  // Whoever looks at the example has nothing made in the background, and all of a large matrix is.
  if (forms.length === 0) return <DownloadButton disabled />;
  return (
    <MenuButton position="bottom-end" maw={340} button={<DownloadButton loading={saving.isPending} />}>
      {(Menu) => (
        <>
          {forms.map((form) => (
            <Fragment key={form}>
              <Menu.Label>{t(`positionViews.file.forms.${form}`)}</Menu.Label>
              {FORMATS.map((format) => (
                <Menu.Item key={format} onClick={() => saving.mutate({ form, format })}>
                  {t(`ui.tableExport.formats.${format}`)}
                </Menu.Item>
              ))}
            </Fragment>
          ))}
          {forms.some((form) => isMadeLater(form, matrix)) && (
            <Menu.Label fw={400}>{t('positionViews.file.later')}</Menu.Label>
          )}
        </>
      )}
    </MenuButton>
  );
}
