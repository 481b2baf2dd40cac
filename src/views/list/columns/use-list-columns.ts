import { media } from '#src/theme/tokens.ts';
import { arrangeColumns, changeColumn } from '#src/ui/list/columns/arrange-columns.ts';
import type { Column } from '#src/ui/list/table-model.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import type { RaRecord } from 'react-admin';
import { useMemo } from 'react';
import type { Screen } from '../../screen.ts';
import { furtherColumns, listColumns } from '../list-columns.tsx';
import { useColumnSettings } from './use-column-settings.ts';

/** The columns of a list as the account wants them; on a phone, whose cards have fixed places, as the list has them. */
export function useListColumns(
  screen: Screen,
  drawn: readonly Column<RaRecord>[] | undefined,
  sample: RaRecord | undefined,
) {
  const phone = useMediaQuery(media.sheetNavigation);
  const { descriptor, overlay } = screen;
  // Kept while nothing of them changes: new columns have every row drawn again.
  const own = useMemo(() => drawn ?? listColumns({ descriptor, overlay }), [drawn, descriptor, overlay]);
  const offered = useMemo(
    () => [...own, ...furtherColumns({ descriptor, overlay }, own, sample)],
    [own, descriptor, overlay, sample],
  );
  const choices = useMemo(() => {
    const shownFirst = new Set(own.map(({ key }) => key));
    return offered.map(({ key }) => ({ key, shown: shownFirst.has(key) }));
  }, [own, offered]);
  const { isPending, settings, change, reset } = useColumnSettings(descriptor.name, choices);
  const arranged = useMemo(() => arrangeColumns(offered, settings), [offered, settings]);
  const linkKey = own[0]?.key;
  return {
    isPending,
    phone,
    columns: phone ? own : arranged,
    density: settings.density,
    linkKey,
    onResize: (key: string, width: number) => change(changeColumn(settings, key, { width })),
    /** For the panel in which they are chosen. */
    panel: {
      columns: offered.map(({ key, header }) => ({ key, label: header, locked: key === linkKey })),
      value: settings,
      onChange: change,
      onReset: reset,
    },
  };
}
