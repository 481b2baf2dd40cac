import { MAILBOX_SECURITY } from '#generated/vocabulary.ts';
import type { components } from '#generated/types.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Switch } from '#src/ui/field/choice/choice-controls.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { PasswordField } from '#src/ui/field/password-field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { Drawer } from '#src/ui/overlay/drawer.tsx';
import { mailboxSecurityLabels } from '#src/wording/labels.ts';
import { collectorMailboxWords as words } from '#src/wording/processing/collector-mailbox.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { MailboxMails } from './mailbox-mails.tsx';
import { useMailboxEdits } from './use-mailbox-edits.ts';

type Mailbox = components['schemas']['CollectorMailbox'];

/** The mailbox that invoices come to: how it is opened, whether that works, and what came of its mails. */
export function MailboxDrawer({ mailbox, onClose }: { mailbox: Mailbox; onClose: () => void }) {
  const edits = useMailboxEdits(mailbox);
  const { values, change, checked, failure, isWhole, saving, checking } = edits;
  return (
    <Drawer
      open
      wide
      unsaved={edits.isUnsaved}
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button disabled={!isWhole || saving} busy={checking} onClick={edits.check}>
            {words.check}
          </Button>
          <Button tone="primary" disabled={!isWhole || checking} busy={saving} onClick={edits.save}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className="collector-mailbox-form">
        <p>{words.note}</p>
        <Switch label={words.enabled} checked={values.enabled} onChange={(enabled) => change({ enabled })} />
        <FormGrid>
          <TextField
            label={words.host}
            hint={words.hostHint}
            spellCheck={false}
            value={values.host}
            onChange={(host) => change({ host })}
          />
          <TextField
            label={words.port}
            inputMode="numeric"
            value={values.port}
            onChange={(port) => change({ port })}
          />
          <SelectField
            label={words.security}
            value={values.security}
            choices={MAILBOX_SECURITY.map((value) => ({ value, label: mailboxSecurityLabels[value] }))}
            onChange={(value) => change({ security: value === 'starttls' ? 'starttls' : 'tls' })}
          />
          <TextField
            label={words.folder}
            value={values.folder}
            spellCheck={false}
            onChange={(folder) => change({ folder })}
          />
          <TextField
            label={words.username}
            autoComplete="off"
            spellCheck={false}
            value={values.username}
            onChange={(username) => change({ username })}
          />
          <PasswordField
            label={words.password}
            autoComplete="new-password"
            hint={mailbox.has_password ? words.passwordKept : words.passwordHint}
            value={values.password}
            onChange={(password) => change({ password })}
          />
        </FormGrid>
        <div role="status">
          {checked !== null && (
            <Banner tone={checked.ok ? 'success' : 'critical'}>{serverSaid.of(checked.message)}</Banner>
          )}
          {failure !== null && <Banner tone="critical">{failure}</Banner>}
        </div>
        <MailboxMails />
      </div>
    </Drawer>
  );
}
