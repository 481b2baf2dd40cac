import {
  getGetColumnSettingQueryKey,
  updateColumnSetting,
  useGetColumnSetting,
} from '#generated/client/column-settings/column-settings.ts';
import type { components } from '#generated/types.ts';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { firstRunWords } from '#src/wording/first-run.ts';
import { useQueryClient } from '@tanstack/react-query';

type ColumnSetting = components['schemas']['ColumnSetting'];

/** The guide is one more part of the invoices' page that an account can show or not, on whatever machine it signs in. */
const place = 'first_run';
const part = 'guide';

const settingFor = (hidden: boolean): ColumnSetting => ({
  columns: [{ source: part, shown: !hidden, width: null }],
  density: 'normal',
});

const isHiddenIn = ({ columns }: ColumnSetting) =>
  columns.some(({ source, shown }) => source === part && !shown);

/** Whether this account has hidden the guide; what cannot be read counts as not hidden. */
export function useHiddenGuide(wanted: boolean) {
  const queryClient = useQueryClient();
  const { show } = useToast();
  const kept = useGetColumnSetting(place, { query: { enabled: wanted, staleTime: Infinity } });
  const hide = async (hidden: boolean) => {
    const queryKey = getGetColumnSettingQueryKey(place);
    const column_setting = settingFor(hidden);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, column_setting);
    try {
      await updateColumnSetting(place, { column_setting });
    } catch {
      show({ tone: 'error', message: firstRunWords.notKept });
    }
  };
  return {
    isPending: wanted && kept.isPending,
    hidden: kept.data !== undefined && isHiddenIn(kept.data),
    hide: (hidden: boolean) => void hide(hidden),
  };
}
