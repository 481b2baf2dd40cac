// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { CoreAdminContext, EditBase, testDataProvider, useEditContext, type RaRecord } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { useState } from 'react';
import { test } from 'vitest';
import { useSaveRecord } from './use-save-record.ts';

function Page() {
  const { record, refetch } = useEditContext<RaRecord>();
  const save = useSaveRecord<{ name: string }>();
  const [saved, setSaved] = useState('');
  return (
    <>
      <p>version {record?.['lock_version']}</p>
      <button type="button" onClick={() => void save({ name: 'An Bình' }).then(({ name }) => setSaved(name))}>
        Lưu
      </button>
      <button type="button" onClick={() => void refetch()}>
        Đọc lại
      </button>
      <p>Đã lưu: {saved}</p>
    </>
  );
}

test('the answer of a save comes although the record was read again while it was on its way', async () => {
  let version = 1;
  let answer = (_saved: { data: object }): void => undefined;
  const data = testDataProvider({
    getOne: (() => Promise.resolve({ data: { id: 7, name: 'An Phú', lock_version: version } })) as never,
    update: (() => new Promise((resolve) => (answer = resolve))) as never,
  });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={data}>
        <EditBase
          resource="customers"
          id={7}
          mutationMode="pessimistic"
          redirect={false}
          disableAuthentication
        >
          <Page />
        </EditBase>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await screen.findByText('version 1');
  screen.getByRole('button', { name: 'Lưu' }).click();
  version = 2;
  screen.getByRole('button', { name: 'Đọc lại' }).click();
  await screen.findByText('version 2');
  answer({ data: { id: 7, name: 'An Bình' } });
  await screen.findByText('Đã lưu: An Bình');
});
