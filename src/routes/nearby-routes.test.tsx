import { Route } from 'react-router';
import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { nearbyRoutes } from './nearby-routes.tsx';

const routes = (
  <>
    {[<Route key="publish" path="invoices/publish/*" />, <Route key="settings" path="settings" />]}
    <Route path="invoices/*" />
    <Route path="customers/*" />
    <Route path=":id/*" />
    <Route path="/" />
    <Route path="*" />
  </>
);

const pathsFor = (pathname: string) =>
  nearbyRoutes(routes, pathname.split('/')).map((route) =>
    isValidElement<{ path: string }>(route) ? route.props.path : null,
  );

test('what the router looks through are routes that begin as the address does, and those of every address', () => {
  expect(pathsFor('/admin/invoices/12')).toEqual(['invoices/publish/*', 'invoices/*', ':id/*', '/', '*']);
  expect(pathsFor('/admin/nowhere')).toEqual([':id/*', '/', '*']);
});
