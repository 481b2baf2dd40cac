import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/theme/tokens.css';
import '#src/theme/base.css';
import './offline.css';
import { OfflinePage } from './offline-page.tsx';

// The device's look: nothing is remembered by a page on a disk.
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const show = (): void => {
  document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light';
};
show();
dark.addEventListener('change', show);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <OfflinePage />
    </StrictMode>,
  );
