import {
  getGetColumnSettingQueryKey,
  updateColumnSetting,
  useGetColumnSetting,
} from '#generated/client/column-settings/column-settings.ts';
import type { components } from '#generated/types.ts';
import { lawWords } from '#src/wording/law.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

type ColumnSetting = components['schemas']['ColumnSetting'];

/** Each reminder is one more part of the invoices' page that an account can show or not, on whatever machine it signs in. */
const place = 'law_changes';

const settingFor = (names: readonly string[]): ColumnSetting => ({
  columns: names.map((source) => ({ source, shown: false, width: null })),
  density: 'normal',
});

/** The changes of law this account wants to hear of no more, by name; null while they are read. */
export function useHiddenChanges(wanted: boolean) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const kept = useGetColumnSetting(place, { query: { enabled: wanted, staleTime: Infinity } });
  const hidden = kept.data?.columns.filter(({ shown }) => !shown).map(({ source }) => source) ?? [];
  /** Hides one; of those hidden before, the ones in `ahead` are kept: the others have come to pass. */
  const hide = async (name: string, ahead: readonly string[]) => {
    const queryKey = getGetColumnSettingQueryKey(place);
    const column_setting = settingFor([...hidden.filter((one) => ahead.includes(one) && one !== name), name]);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, column_setting);
    try {
      await updateColumnSetting(place, { column_setting });
    } catch {
      notify(lawWords.notKept, { type: 'error' });
    }
  };
  return {
    hidden: wanted && kept.isPending ? null : hidden,
    hide: (name: string, ahead: readonly string[]) => void hide(name, ahead),
  };
}
