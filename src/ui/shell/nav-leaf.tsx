import { KitLink } from '../action/kit-link.tsx';
import { Icon } from '../display/icon.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';
import type { NavEntry } from './navigation-model.ts';
import { frameWords } from '../words/frame.ts';

/** One place to go. Disabled it stays readable and says so, but leads nowhere. */
export function NavLeaf({ entry, rail = false }: { entry: NavEntry; rail?: boolean }) {
  const { label, href, icon, disabled, current, count } = entry;
  const names = `k-nav__entry${current ? ' k-nav__entry--current' : ''}${disabled ? ' k-nav__entry--off' : ''}`;
  const content = (
    <>
      {icon && <Icon of={icon} />}
      <span className={rail ? 'k-visually-hidden' : ''}>{label}</span>
      {count && count.value > 0 && (
        <span className={`k-nav__count${count.critical ? ' k-nav__count--critical' : ''}`}>
          {count.value}
        </span>
      )}
    </>
  );
  const leaf =
    disabled || href === undefined ? (
      <span className={names} role="link" aria-disabled tabIndex={0}>
        {content}
      </span>
    ) : (
      <KitLink href={href} className={names} aria-current={current ? 'page' : undefined}>
        {content}
      </KitLink>
    );
  if (disabled) {
    return (
      <Tooltip
        text={rail ? `${label}: ${frameWords.lacking}` : frameWords.lacking}
        placement="right"
        describes
      >
        {leaf}
      </Tooltip>
    );
  }
  return rail ? (
    <Tooltip text={label} placement="right">
      {leaf}
    </Tooltip>
  ) : (
    leaf
  );
}
