import { useSignedIn } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { certificateTitles } from '#src/wording/record-lists.ts';
import { tenantWords } from '#src/wording/settings/tenant.ts';
import { useCanAccess } from 'react-admin';
import './tenant.css';

type TaxCodeBannerProps = {
  /** Where it does not stand in the company's profile itself. */
  links?: boolean;
};

/** While another company claims the same tax code: whose it is now, and what keeps or corrects it. */
export function TaxCodeBanner({ links = false }: TaxCodeBannerProps) {
  const { canAccess: mayUpdate } = useCanAccess({ resource: 'tenant', action: 'edit' });
  const { canAccess: mayAddCertificate } = useCanAccess({ resource: 'certificates', action: 'create' });
  const { tax_code, tax_code_standing: standing } = useSignedIn().tenant;
  if (standing === 'held' || !mayUpdate) return null;
  const { title, text } = tenantWords.taxCodeNotices[standing];
  const toCertificates = standing !== 'disputed' && mayAddCertificate === true;
  return (
    <div className="tax-code-banner">
      <Banner
        tone={standing === 'contested' ? 'warning' : 'critical'}
        title={title(tax_code)}
        action={
          <span className="tax-code-banner__actions">
            {toCertificates && (
              <KitLink href={hrefOf('certificates')}>{certificateTitles.toCertificates}</KitLink>
            )}
            {links && <KitLink href={hrefOf('tenant')}>{tenantWords.toProfile}</KitLink>}
          </span>
        }
      >
        {text}
      </Banner>
    </div>
  );
}
