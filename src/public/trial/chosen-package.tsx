import { useEffect, useState } from 'react';
import { call } from '#src/login/call.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { keptPackage } from '#src/views/packages/kept-package.ts';
import type { ServicePackage } from '#src/views/packages/package-card.tsx';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { trialWords as words } from '#src/wording/public/trial.ts';

/** Says which package of the price list was chosen, and keeps it until one is bought; one that is not on sale is not named. */
export function ChosenPackage({ code }: { code: string }) {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    void call<{ service_packages: ServicePackage[] }>('GET', '/api/service_packages', { signal }).then(
      (reply) => {
        const found = reply.ok && reply.body.service_packages.find((one) => one.code === code);
        if (signal.aborted || !found) return;
        keptPackage.keep(found.code);
        setName(found.name);
      },
    );
    return () => request.abort();
  }, [code]);
  return name !== null && <Banner tone="info">{words.chosen(serverSaid.of(name))}</Banner>;
}
