import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/theme/tokens.css';
import '#src/theme/fonts.css';
import '#src/theme/base.css';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { colorModeKey } from '#src/theme/color-mode.ts';
import { ToastHost } from '#src/ui/overlay/toast-host.tsx';
import { Denied } from '#src/ui/state/denied.tsx';
import { NotFound } from '#src/ui/state/not-found.tsx';
import { TechnicalError } from '#src/ui/state/technical-error.tsx';
import { DetailSample } from './detail-sample.tsx';
import { EmptySample } from './empty-sample.tsx';
import { FieldsSample } from './fields-sample.tsx';
import { FrameSample } from './frame-sample.tsx';
import { ImportSample } from './import-sample.tsx';
import { ListSample } from './list-sample.tsx';
import { PartsSample } from './parts-sample.tsx';
import { ToolsSample } from './tools-sample.tsx';

const samples: Record<string, ReactNode> = {
  parts: <PartsSample />,
  fields: <FieldsSample />,
  list: <ListSample />,
  tools: <ToolsSample />,
  import: <ImportSample />,
  detail: <DetailSample />,
  empty: <EmptySample />,
  denied: <Denied homeHref="#" permission="Xem báo cáo bảng kê" />,
  'not-found': <NotFound homeHref="#" supportHref="#" />,
  error: <TechnicalError onRetry={() => undefined} />,
};

const query = new URLSearchParams(window.location.search);
const theme = query.get('theme');
if (theme) window.localStorage.setItem(colorModeKey, theme);
const name = query.get('page') ?? 'parts';
const sample = samples[name] ?? samples['parts'];

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AppTheme>
        <ToastHost>
          {name === 'parts' ? (
            sample
          ) : (
            <FrameSample rail={query.has('rail')} narrow={name === 'detail'}>
              {sample}
            </FrameSample>
          )}
        </ToastHost>
      </AppTheme>
    </StrictMode>,
  );
}
