// @vitest-environment jsdom
import { AccountProvider } from '#src/providers/account-context.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { sampleField, sampleResource } from '#tests/setup/sample-fields.ts';
import { signedInTo } from '#tests/setup/signed-in.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { FieldSlots } from './field-slot.tsx';
import { useFormDraft } from './form-autosave.tsx';
import { FormFrame } from './form-frame.tsx';
import type { Refused } from './refused-banner.tsx';
import { useRecordForm } from './use-record-form.ts';

type Given = { canSave?: boolean; refused?: Refused };

const fields = [sampleField('text', 'reason'), sampleField('text', 'place')];
const descriptor = sampleResource(fields);
const record = { id: 7, reason: 'Sai địa chỉ', place: 'Huế' };
const onSave = vi.fn();

function Document({ canSave, refused = { byField: {}, messages: [], current: null } }: Given) {
  const state = useRecordForm(fields, record, (sent) => Promise.resolve(sent));
  const draft = useFormDraft(descriptor, record.id, state);
  return (
    <FormFrame
      {...{ descriptor, state, draft, onSave, canSave }}
      held={false}
      sending={{ refused, title: 'Chưa gửi được' }}
    >
      <FieldSlots fields={fields} name="" control={state.form.control} readOnly={false} />
    </FormFrame>
  );
}

function draw(given: Given = {}): HTMLElement {
  const signedIn = { account: { permissions: ['full'] }, tenant: {} } as unknown;
  onSave.mockReset();
  return render(
    <AppTheme>
      <CoreAdminContext dataProvider={testDataProvider()} {...signedInTo(['full'])}>
        <AccountProvider value={signedIn as ComponentProps<typeof AccountProvider>['value']}>
          <Document {...given} />
        </AccountProvider>
      </CoreAdminContext>
    </AppTheme>,
  ).container;
}

/** What Enter in a field and Ctrl S do: a form with a button that is disabled is not sent by Enter. */
function press(form: HTMLElement): number {
  form.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  const byEnter = onSave.mock.calls.length;
  fireEvent.keyDown(document, { key: 's', ctrlKey: true });
  expect(onSave).toHaveBeenCalledTimes(byEnter * 2);
  return byEnter;
}

test('a saved record is saved by Enter and by Ctrl S once something is typed; a proposed one before', () => {
  const form = draw();
  expect(press(form)).toBe(0);
  fireEvent.change(screen.getByLabelText('reason'), { target: { value: 'Sai tên' } });
  expect(press(form)).toBe(1);
});

test('a record that is proposed may be saved as it is', () => expect(press(draw({ canSave: true }))).toBe(1));

test('what was refused when it was sent has the focus above the form, with the words for that', async () => {
  draw({ refused: { byField: {}, messages: ['Thiếu chữ ký.'], current: null } });
  const told = await screen.findByText('Chưa gửi được');
  await waitFor(() => expect(document.activeElement).toBe(told.closest('[tabindex="-1"]')));
  expect(document.activeElement?.textContent).toContain('Thiếu chữ ký.');
});
