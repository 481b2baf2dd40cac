import { useListServicePackages } from '#generated/client/getting-in/getting-in.ts';
import {
  createPaymentRequest,
  useGetPackageUsage,
  useGetPaymentMethods,
} from '#generated/client/payment-requests/payment-requests.ts';
import { startGatewayPayment } from '#generated/client/checkouts/checkouts.ts';
import { ApiFailure } from '#generated/client/http.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Stack, TwoColumns } from '#src/ui/layout/card.tsx';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { keptPackage, packageParameter } from '#src/views/packages/kept-package.ts';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { menuWords } from '#src/wording/menu.ts';
import { packageTitles } from '#src/wording/record-lists.ts';
import { packageWords } from '#src/wording/settings/packages.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { checkoutHref } from './addresses.ts';
import { BuyerCard, isSameBuyer, missingIn, type Buyer } from './buyer-card.tsx';
import { MethodCard, offeredMethods, type PaymentMethod } from './method-card.tsx';
import { OfferCards } from './offer-cards.tsx';
import { OpenRequest } from './open-request.tsx';
import { OrderCard } from './order-card.tsx';
import './packages.css';

const words = packageWords.checkout;

/** Buying a package: which, for whom, how it is paid. What is pressed last leads to the page where it is paid. */
export function PackageCheckout() {
  const { tenant } = useSignedIn();
  const [search, setSearch] = useSearchParams();
  const { data: offers, error, isPending, refetch } = useListServicePackages();
  const { data: usage } = useGetPackageUsage();
  const ways = useGetPaymentMethods();
  const [wanted, setWanted] = useState<PaymentMethod | null>(null);
  const methods = ways.data;
  const offered = methods === undefined ? [] : offeredMethods(methods);
  const method = offered.find((one) => one === wanted) ?? offered[0];
  const [first] = useState<Buyer>({
    buyer_tax_code: tenant.tax_code,
    buyer_email: tenant.email ?? '',
    buyer_name: tenant.name,
    buyer_address: tenant.address ?? '',
  });
  const [buyer, setBuyer] = useState(first);
  const leave = useReportUnsaved(!isSameBuyer(buyer, first));
  const [missing, setMissing] = useState<readonly string[]>([]);
  // On trial: what was chosen on the price list before there was a company.
  const [chosen] = useState(() => (tenant.trial_until === null ? null : keptPackage.read()));
  const asked = search.get(packageParameter) ?? chosen;
  const offer =
    offers?.find(({ code }) => code === asked) ??
    offers?.find(({ highlighted }) => highlighted) ??
    offers?.[0];
  const order = useMutation({
    mutationFn: async (package_code: string) => {
      const { checkout_key } = await createPaymentRequest({ payment_request: { package_code, ...buyer } });
      return method === 'gateway' ? gatewayHref(checkout_key) : checkoutHref(checkout_key);
    },
    onSuccess: (href) => {
      keptPackage.drop();
      leave();
      window.location.assign(href);
    },
  });
  const pay = () => {
    const empty = missingIn(buyer);
    setMissing(empty);
    if (empty.length > 0) document.getElementById(empty[0] ?? '')?.focus();
    else if (offer !== undefined) order.mutate(offer.code);
  };
  const reread = () => {
    void refetch();
    void ways.refetch();
  };
  return (
    <Narrow>
      <PageHeader
        title={packageTitles.checkout}
        facts={`${tenant.name} · MST ${tenant.tax_code}`}
        back={{ label: menuWords.packages, href: hrefOf('service_packages') }}
      />
      <Stack>
        <OpenRequest />
        <RecordStates
          error={(offers === undefined ? error : null) ?? (methods === undefined ? ways.error : null)}
          isPending={isPending || ways.isPending}
          onRetry={reread}
        >
          {offers !== undefined && offer !== undefined && methods !== undefined && (
            <TwoColumns
              primary={
                <>
                  <OfferCards
                    offers={offers}
                    chosen={offer}
                    usage={usage}
                    onChoose={(code) => setSearch({ [packageParameter]: code }, { replace: true })}
                  />
                  <BuyerCard buyer={buyer} problems={problemsOf(order.error, missing)} onChange={setBuyer} />
                  <MethodCard methods={methods} chosen={method} onChoose={setWanted} />
                </>
              }
              secondary={
                <OrderCard
                  offer={offer}
                  method={method}
                  error={order.error}
                  busy={order.isPending || order.isSuccess}
                  onPay={pay}
                />
              }
            />
          )}
        </RecordStates>
      </Stack>
    </Narrow>
  );
}

/** Where it is paid at the gateway. What is ordered is kept: where the gateway cannot be reached it is paid on its own page. */
async function gatewayHref(checkout_key: string): Promise<string> {
  try {
    return (await startGatewayPayment(checkout_key, { gateway_payment: { gateway: 'vnpay' } })).url;
  } catch {
    return checkoutHref(checkout_key);
  }
}

/** What is wrong with each field: left empty here, or named by the server. */
function problemsOf(error: Error | null, missing: readonly string[]): Readonly<Record<string, string>> {
  const named = error instanceof ApiFailure ? error.errors : [];
  return Object.fromEntries([
    ...named.flatMap(({ fields, message }) =>
      fields.map((field) => [field.split('.').at(-1) ?? '', message]),
    ),
    ...missing.map((field) => [field, words.missing]),
  ]) as Record<string, string>;
}
