import IconDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { Button } from '#src/ui/action/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { emptyLists, type EmptyWords } from '#src/wording/empty-lists.ts';
import { lists } from '#src/wording/lists.ts';
import { fileStem, importCalls } from '../import/import-calls.ts';
import type { Screen } from '../screen.ts';
import { useDownload } from '../use-download.ts';
import type { ListRights } from './use-list-rights.ts';

type EmptyListProps = Pick<Screen, 'descriptor' | 'overlay'> & {
  rights: Pick<ListRights, 'createPath' | 'importPath'>;
  createLabel?: string | undefined;
};

/**
 * Nothing at all yet: what the list is for, and the ways in that this account has. The page's one primary action stands
 * in its header already.
 */
export function EmptyList({ descriptor, overlay, rights, createLabel }: EmptyListProps) {
  const { one } = descriptor;
  const { createPath, importPath } = rights;
  const { heading = lists.empty(one), text = lists.emptyHint(one), readOnly } = wordsOf(overlay);
  // Of records that no page makes, the text says where they come from.
  const isMadeElsewhere = descriptor.operations.create === null && overlay.empty !== undefined;
  return (
    <EmptyState
      heading={heading}
      icon={overlay.empty?.icon}
      actions={
        (createPath !== null || importPath !== null) && (
          <>
            {createPath !== null && (
              <Button icon={IconPlus} href={createPath}>
                {createLabel ?? lists.add(one)}
              </Button>
            )}
            {importPath !== null && (
              <>
                <Button icon={IconImport} href={importPath}>
                  {lists.importMany(one)}
                </Button>
                <TemplateFile descriptor={descriptor} />
              </>
            )}
          </>
        )
      }
    >
      {createPath === null && !isMadeElsewhere ? (readOnly ?? lists.emptyReadOnly(one)) : text}
    </EmptyState>
  );
}

function wordsOf({ empty }: Screen['overlay']): Partial<EmptyWords> {
  if (empty === undefined) return {};
  return typeof empty.words === 'string' ? emptyLists[empty.words] : empty.words;
}

/** The sheet to fill in before it is read in. */
function TemplateFile({ descriptor: { name, label } }: { descriptor: ResourceDescriptor }) {
  const { download, busy } = useDownload();
  const path = importCalls(name).templatePath('xlsx');
  return (
    <Button
      tone="plain"
      icon={IconDownload}
      busy={busy === path}
      onClick={() => void download(path, `mau-nhap-${fileStem(label)}.xlsx`)}
    >
      {lists.templateFile}
    </Button>
  );
}
