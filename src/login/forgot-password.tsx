import { Button } from '#src/ui/action/button.tsx';

/** Says plainly who can set a new password, until the product mails a link itself. */
export function ForgotPassword({ loginHref }: { loginHref: string }) {
  return (
    <div className="lg-form">
      <p className="lg-lead">
        Quản trị viên đơn vị đặt lại mật khẩu cho bạn trong Cấu hình, mục Quản lý nhân viên. Báo cho họ email
        bạn dùng để đăng nhập.
      </p>
      <Button href={loginHref} tone="primary" size="large" full>
        Quay lại đăng nhập
      </Button>
    </div>
  );
}
