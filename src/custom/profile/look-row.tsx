import { LANGUAGE, LANGUAGE_LABELS, THEME } from '#generated/vocabulary.ts';
import type { Language } from '#generated/vocabulary.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { keepChoice } from '#src/providers/auth/update-account.ts';
import type { ColorMode } from '#src/theme/color-mode.ts';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { Annotated } from '#src/ui/layout/annotated.tsx';
import { useThemeChoice } from '#src/views/account/use-theme-choice.ts';
import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { profileWords } from '#src/wording/settings/profile.ts';
import { themeLabels } from '#src/wording/labels.ts';
import { useLocaleState, useNotify } from 'react-admin';

/** Kept at once, without the save bar: what it does is seen. */
export function LookRow() {
  const { account } = useSignedIn();
  const { mode, choose } = useThemeChoice();
  const notify = useNotify();
  const { leaveBy } = useUnsavedGuard();
  const [, setLocale] = useLocaleState();
  // The page is loaded again in the language: what is unsaved on it is asked about first.
  const speak = (chosen: string) => {
    const language = chosen as Language;
    leaveBy(() => {
      keepChoice(account, { language }).then(
        () => setLocale(language),
        () => notify(profileWords.languageFailed, { type: 'error' }),
      );
    });
  };
  return (
    <Annotated title={profileWords.look} note={profileWords.lookNote}>
      <div className="profile-stack">
        <ChoiceCards
          label={profileWords.theme}
          value={mode}
          onChange={(chosen) => choose(chosen as ColorMode)}
          choices={THEME.map((theme) => ({
            value: theme,
            label: themeLabels[theme],
            detail: profileWords.themeDetail[theme],
          }))}
        />
        <SelectField
          label={profileWords.language}
          value={account.language}
          onChange={speak}
          choices={LANGUAGE.map((language) => ({ value: language, label: LANGUAGE_LABELS[language] }))}
        />
      </div>
    </Annotated>
  );
}
