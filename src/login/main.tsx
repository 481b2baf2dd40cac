import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/theme/tokens.css';
import '#src/theme/fonts.css';
import '#src/theme/base.css';
import { LoginPage } from './login-page.tsx';

const root = document.getElementById('root');
const { pathname, search } = window.location;
if (root) {
  createRoot(root).render(
    <StrictMode>
      <LoginPage pathname={pathname} search={search} />
    </StrictMode>,
  );
}
