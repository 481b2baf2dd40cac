export const loginPath = '/admin/authorization/login';
export const forgotPath = '/admin/authorization/forgot-password';

export const isForgotPath = (pathname: string) => pathname.replace(/\/$/, '') === forgotPath;
