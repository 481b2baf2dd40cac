import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { useCan } from '#src/providers/account-context.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import type { RouteKey } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { readyWords } from '#src/wording/invoice.ts';
import type { SigningNow, SigningReadiness } from './use-signing-readiness.ts';

type Part = keyof SigningReadiness;

/** What is looked at beside the invoice itself, and the page where it is mended. */
const parts = {
  certificate: 'certificates',
  declaration: 'registrations',
} as const satisfies Record<Part, RouteKey>;

export const signingParts = Object.keys(parts) as readonly Part[];

/** Lines of the card for the certificate and the declaration. */
export function SigningLines({ readiness, failed }: SigningNow) {
  if (readiness === null) {
    return (
      <li className={failed ? 'ready__todo' : ''} role="status">
        <Icon of={failed ? IconAlertTriangle : IconHourglass} size={18} />
        <span>{failed ? readyWords.unchecked : readyWords.checking}</span>
      </li>
    );
  }
  return (
    <>
      {signingParts.map((part) => (
        <PartLines key={part} part={part} readiness={readiness} />
      ))}
    </>
  );
}

function PartLines({ part, readiness }: { part: Part; readiness: SigningReadiness }) {
  const can = useCan();
  const page = parts[part];
  const items = readiness[part];
  if (items.length === 0) {
    return (
      <li className="ready__done">
        <Icon of={IconCircleCheck} size={18} />
        <span>{readyWords[part]}</span>
      </li>
    );
  }
  return (
    <>
      {items.map(({ code = '', message }) => (
        <li key={code} className="ready__todo">
          <Icon of={IconAlertTriangle} size={18} />
          <span>
            {message}{' '}
            {can(routeOf(page).access) && (
              <KitLink className="ready__link" href={hrefOf(page)}>
                {readyWords.open[part]}
              </KitLink>
            )}
          </span>
        </li>
      ))}
    </>
  );
}
