import { Banner } from '#src/ui/display/banner.tsx';
import { Brand } from '#src/ui/shell/brand.tsx';
import { ArtPanel } from './art-panel.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { LoginForm } from './login-form.tsx';
import './login.css';

const loginPath = '/admin/authorization/login';
const forgotPath = '/admin/authorization/forgot-password';

/** Login and forgot-password: one shared page (spec point 2). `returnUrl` is there when a session ended by itself. */
export function LoginPage({ pathname, search }: { pathname: string; search: string }) {
  const forgot = pathname.replace(/\/$/, '') === forgotPath;
  const sessionEnded = new URLSearchParams(search).has('returnUrl');
  return (
    <div className="lg-page">
      <div className="lg-side">
        <header>
          <Brand size={26} />
        </header>
        <main className="lg-box">
          <h1>{forgot ? 'Quên mật khẩu' : 'Đăng nhập'}</h1>
          {!forgot && <p className="lg-lead">Dùng tài khoản do quản trị viên đơn vị của bạn cấp.</p>}
          {!forgot && sessionEnded && (
            <div className="lg-notice">
              <Banner>Phiên làm việc đã hết hạn. Đăng nhập lại để quay về trang đang xem.</Banner>
            </div>
          )}
          {forgot ? (
            <ForgotPassword loginHref={`${loginPath}${search}`} />
          ) : (
            <LoginForm search={search} forgotHref={`${forgotPath}${search}`} />
          )}
        </main>
      </div>
      <ArtPanel />
    </div>
  );
}
