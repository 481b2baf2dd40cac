import type { ReactNode } from 'react';
import { OutsideLinks } from '#src/login/outside-links.tsx';
import { loginPath } from '#src/login/paths.ts';
import { keepsToken } from '#src/login/keeps-token.ts';
import { Brand } from '#src/ui/shell/brand.tsx';
import { publicWords as words } from '#src/wording/public/public-pages.ts';
import './public-frame.css';

/** The frame of every public page: the product above, the way to the login page or back to one's work, terms below. */
export function PublicFrame({ narrow, children }: { narrow: boolean; children: ReactNode }) {
  return (
    <div className="pb-page">
      <header className="pb-bar">
        <a href="/register" className="pb-home">
          <Brand size={22} />
        </a>
        <nav className="pb-bar__links">
          <a href="/register">{words.prices}</a>
          <a href={loginPath}>{keepsToken(localStorage) ? words.work : words.login}</a>
        </nav>
      </header>
      <main className={narrow ? 'pb-main pb-main--narrow' : 'pb-main'}>{children}</main>
      <OutsideLinks />
    </div>
  );
}

/** Title and lead of a public page. */
export function PublicHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="pb-heading">
      <h1 tabIndex={-1}>{title}</h1>
      {children && <p>{children}</p>}
    </div>
  );
}
