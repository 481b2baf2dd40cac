// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, memoryStore, testDataProvider, useLocaleState, useTranslate } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { createI18nProvider } from './i18n-provider.ts';
import { PATIENCE } from '#tests/setup/patience.ts';

const reload = vi.fn();

function open() {
  const target = { localStorage, location: { reload } } as unknown as Window;
  render(
    <CoreAdminContext
      dataProvider={testDataProvider()}
      i18nProvider={createI18nProvider(target)}
      store={memoryStore()}
    >
      <Page />
    </CoreAdminContext>,
  );
}

function Page() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  return (
    <>
      <p>{`${locale}: ${translate('ra.action.save')}, ${translate('Không có trong từ điển')}`}</p>
      <button onClick={() => setLocale('en')}>English</button>
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  reload.mockReset();
});

test('react-admin speaks the language that this browser chose; what it does not know stays as it is', async () => {
  open();
  expect(await screen.findByText('vi: Lưu, Không có trong từ điển')).toBeTruthy();
});

test('another language is kept and the page loaded again', async () => {
  open();
  fireEvent.click(await screen.findByText('English'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), PATIENCE);
  expect(localStorage.getItem('language')).toBe('en');
});

test('the language a page was loaded in is not asked for again', async () => {
  localStorage.setItem('language', 'en');
  open();
  fireEvent.click(await screen.findByText('English'));
  await screen.findByText(/^en: /);
  expect(reload).not.toHaveBeenCalled();
});
