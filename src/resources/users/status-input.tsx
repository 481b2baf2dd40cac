import { useSignedIn } from '#src/providers/account-context.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { ChoiceInput } from '#src/views/form/inputs/choice-input.tsx';
import { useEdited } from '#src/views/form/edited-context.ts';
import type { InputProps } from '#src/views/form/inputs/input-props.ts';
import { accountWords } from '#src/wording/settings/accounts.ts';
import './accounts.css';

/** Whether the account may sign in; to switch off one's own is warned of. */
export function StatusInput(props: InputProps) {
  const { account } = useSignedIn();
  const edited = useEdited();
  const isOwn = edited?.id === account.id;
  return (
    <div className="account-stack">
      <ChoiceInput {...props} />
      {isOwn && props.value === 'inactive' && <Banner tone="warning">{accountWords.deactivateSelf}</Banner>}
    </div>
  );
}
