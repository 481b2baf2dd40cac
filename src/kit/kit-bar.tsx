import { Button } from '#src/ui/action/button.tsx';
import { useColorMode } from '#src/theme/app-theme.tsx';
import './kit-bar.css';

type KitBarProps = { pages: readonly string[]; current: string };

const hrefOf = (page: string) => `?page=${page}`;

/** Above each page of the kit: the other pages, and the look. */
export function KitBar({ pages, current }: KitBarProps) {
  const { mode, setMode } = useColorMode();
  return (
    <nav className="kit-bar" aria-label="Trang thành phần">
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <a href={hrefOf(page)} aria-current={page === current ? 'page' : undefined}>
              {page}
            </a>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
        {mode === 'dark' ? 'Sáng' : 'Tối'}
      </Button>
      <Button size="small" href={`${hrefOf(current)}&both`}>
        Cả hai
      </Button>
    </nav>
  );
}

/** The same page in both looks, side by side. */
export function BothLooks({ page }: { page: string }) {
  return (
    <main className="kit-both">
      {(['light', 'dark'] as const).map((look) => (
        <iframe key={look} title={look} src={`${hrefOf(page)}&theme=${look}`} />
      ))}
    </main>
  );
}
