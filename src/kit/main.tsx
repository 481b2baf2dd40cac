import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/theme/tokens.css';
import '#src/theme/fonts.css';
import '#src/theme/base.css';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { colorModeKey } from '#src/theme/color-mode.ts';
import { ToastHost } from '#src/ui/overlay/toast-host.tsx';
import { BothLooks, KitBar } from './kit-bar.tsx';
import { FrameSample } from './frame-sample.tsx';
import { samples } from './samples.tsx';

const query = new URLSearchParams(window.location.search);
const theme = query.get('theme');
if (theme) window.localStorage.setItem(colorModeKey, theme);
const asked = query.get('page') ?? '';
const page = asked in samples ? asked : 'buttons';
const sample = samples[page];

function framed(): ReactNode {
  if (sample?.frame === 'own') return sample.content;
  if (sample?.frame === 'bare')
    return (
      <>
        <KitBar pages={Object.keys(samples)} current={page} />
        <main className="kit-page">
          <h1 className="k-visually-hidden">Thành phần: {page}</h1>
          {sample.content}
        </main>
      </>
    );
  return (
    <FrameSample rail={query.has('rail')} narrow={page === 'detail'}>
      {sample?.content}
    </FrameSample>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AppTheme>
        <ToastHost>{query.has('both') ? <BothLooks page={page} /> : framed()}</ToastHost>
      </AppTheme>
    </StrictMode>,
  );
}
