import type { LinkProps } from '#src/ui/action/kit-link.tsx';
import { Link } from 'react-router';

/** The kit's links inside the admin: pages of ours change without a reload, everything else is a plain link. */
export function RouterLink({ href, ...rest }: LinkProps) {
  if (!href.startsWith('/admin') || rest.target !== undefined) return <a href={href} {...rest} />;
  return <Link to={href} {...rest} />;
}
