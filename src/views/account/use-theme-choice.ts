import { useSignedIn } from '#src/providers/account-context.ts';
import { keepChoice } from '#src/providers/auth/update-account.ts';
import type { ColorMode } from '#src/theme/color-mode.ts';
import { useColorMode } from '#src/theme/app-theme.tsx';
import { common } from '#src/wording/common.ts';
import { useNotify } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';

/** The account's choice is this browser's from signing in on, and follows when it is changed elsewhere. */
export function useKeptTheme(): void {
  const { theme } = useSignedIn().account;
  const { setMode } = useColorMode();
  const apply = useEffectEvent(setMode);
  useEffect(() => apply(theme), [theme]);
}

/** The choice of light, dark or system: seen at once, kept with the account. */
export function useThemeChoice(): { mode: ColorMode; choose: (mode: ColorMode) => void } {
  const { account } = useSignedIn();
  const { mode, setMode } = useColorMode();
  const notify = useNotify();
  return {
    mode,
    choose: (chosen) => {
      setMode(chosen);
      keepChoice(account, { theme: chosen }).catch(() => notify(common.lookFailed, { type: 'error' }));
    },
  };
}
