import { useSignedIn } from '#src/providers/account-context.ts';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { Annotated } from '#src/ui/layout/annotated.tsx';
import { SaveBar } from '#src/ui/layout/save-bar.tsx';
import { RefusedBanner } from '#src/views/form/refused-banner.tsx';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { useKey } from '#src/views/use-key.ts';
import { profileWords } from '#src/wording/settings/profile.ts';
import { useInfoForm } from './use-info-form.ts';

export function InfoRow() {
  const { account } = useSignedIn();
  const form = useInfoForm();
  useReportUnsaved(form.isDirty);
  useKey('s', form.save, form.isDirty && !form.busy);
  return (
    <Annotated title={profileWords.info} note={profileWords.infoNote}>
      <form
        noValidate
        className="profile-stack"
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <RefusedBanner
          refused={form.refused}
          one={profileWords.one}
          onTakeCurrent={form.takeCurrent}
          onOverwrite={form.overwrite}
        />
        <FormGrid>
          <TextField
            label={profileWords.fullName}
            required
            autoComplete="name"
            value={form.info.full_name}
            onChange={(full_name) => form.put({ full_name })}
            error={form.errors.full_name}
          />
          <TextField
            label={profileWords.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={form.info.phone_number}
            onChange={(phone_number) => form.put({ phone_number })}
            error={form.errors.phone_number}
          />
          <TextField
            label={profileWords.email}
            value={account.email}
            readOnly
            hint={profileWords.emailHint}
          />
          <TextField label={profileWords.role} value={account.role_name} readOnly />
        </FormGrid>
      </form>
      {form.isDirty && (
        <SaveBar
          message={profileWords.unsaved}
          onSave={form.save}
          onDiscard={form.discard}
          busy={form.busy}
        />
      )}
    </Annotated>
  );
}
