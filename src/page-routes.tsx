import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import type { ResourceName } from '#generated/resources/resources.ts';
import { Resource } from 'react-admin';
import type { ReactElement } from 'react';
import { Route } from 'react-router';
import { NextStepGate } from './custom/first-run/next-step-gate.tsx';
import { descriptors, pathOf } from './providers/resource-descriptor.ts';
import { routes, settingsRoute } from './routes.ts';
import type { RouteKey } from './routes.ts';
import { ownRoutes } from './routes/own.table.ts';
import type { OwnKey } from './routes/own.table.ts';
import { frameOf, ownFrames } from './page-frames.ts';
import type { Slot } from './page-frames.ts';
import { ownPages, pageOf, screenOf } from './screens.tsx';
import { Page } from './shell/page.tsx';
import { SettingsRedirect } from './shell/redirects.tsx';
import { NotFoundPage } from './views/pages/not-found-page.tsx';

/** What a new company does before its first invoice: each page leads to what is left. */
const LEAD_ON: readonly string[] = [
  'tenant',
  'certificates',
  'registrations',
  'templates',
] satisfies ResourceName[];

/** One page of a resource behind its rules; nothing where its description has no such operation. */
function slotOf(descriptor: ResourceDescriptor, slot: Slot): ReactElement | undefined {
  const route = (slot === 'list' ? descriptor.name : `${descriptor.name}.${slot}`) as RouteKey;
  if (routes[route] === undefined) return undefined;
  const Content = pageOf(descriptor, slot);
  const screen = screenOf(descriptor);
  return (
    <Page key={route} route={route} frame={frameOf(screen, slot)}>
      {LEAD_ON.includes(descriptor.name) && <NextStepGate />}
      <Content {...screen} />
    </Page>
  );
}

function resourceElement(descriptor: ResourceDescriptor) {
  const one = slotOf(descriptor, 'one');
  return (
    <Resource
      key={descriptor.name}
      name={pathOf(descriptor.name as ResourceName)}
      list={slotOf(descriptor, 'list')}
      create={slotOf(descriptor, 'create')}
      edit={one}
      show={one}
    >
      <Route path="import/*" element={slotOf(descriptor, 'import') ?? <NotFoundPage />} />
    </Resource>
  );
}

/** The pages of every resource that has one. */
export const resourceElements = descriptors.filter(({ page }) => page !== null).map(resourceElement);

/** A path of our tables as the router below /admin reads it. */
const patternOf = (path: string) => path.replace('/admin/', '').replace('{id}', ':id');

const ownElements = (Object.keys(ownRoutes) as OwnKey[]).map((key) => {
  const Content = ownPages[key];
  return (
    <Route
      key={key}
      path={`${patternOf(ownRoutes[key].path)}/*`}
      element={
        <Page key={key} route={key} frame={ownFrames[key]}>
          <Content />
        </Page>
      }
    />
  );
});

/** The pages of no resource, and what leads on to one. */
export const customElements = [
  ...ownElements,
  <Route key="settings" path={patternOf(settingsRoute.path)} element={<SettingsRedirect />} />,
];
