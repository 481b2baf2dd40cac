import { readFileSync } from 'node:fs';
import * as core from 'ra-core';
import { describe, expect, test } from 'vitest';
import { operationBehind } from '#src/providers/auth/access.ts';
import { descriptors } from '#src/providers/resource-descriptor.ts';
import { routes } from '#src/routes.ts';
import { filesMatching, placesOf } from './source-files.ts';

const app = readFileSync('src/app.tsx', 'utf8') + readFileSync('src/page-routes.tsx', 'utf8');
const admin = filesMatching('src/**/*.{ts,tsx}');

/** The specification (point 2) names the page on which one is made so. */
const MODIFIED = ['invoice_data_summary_tables'];

describe('the admin stands on react-admin', () => {
  test('its core is the frame: CoreAdmin in its two halves, and Resource', () => {
    const core = [...app.matchAll(/import \{([^}]*)\} from 'react-admin'/g)].map(([, names]) => names ?? '');
    expect(core.flatMap((names) => names.split(',')).map((name) => name.trim())).toEqual(
      expect.arrayContaining(['CoreAdminContext', 'CoreAdminUI', 'Resource', 'CustomRoutes']),
    );
  });

  test.each(descriptors.filter(({ page }) => page !== null).map((one) => [one.name, one] as const))(
    '%s has a page for everything its operations can do',
    (name, { operations, list_key }) => {
      const wanted = [
        ...(operations.list !== null || list_key === null ? [name] : []),
        ...(operations.create !== null ? [`${name}.${MODIFIED.includes(name) ? 'modify' : 'create'}`] : []),
        ...(operations.get !== null && list_key !== null ? [`${name}.one`] : []),
        ...(operations.create_import !== null ? [`${name}.import`] : []),
      ];
      expect(Object.keys(routes)).toEqual(expect.arrayContaining(wanted));
    },
  );

  test('its stock interface stays out of the bundle', () => {
    const imported = admin
      .filter(({ path }) => !path.includes('.test.'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/import \{([^}]*)\} from 'react-admin'/g)].flatMap(([, names = '']) =>
          names.split(',').map((name) => ({ path, name: name.trim().split(' as ')[0] ?? '' })),
        ),
      );
    expect(imported.length).toBeGreaterThan(30);
    expect(
      imported.filter(({ name }) => name !== '' && !name.startsWith('type ') && !(name in core)),
    ).toEqual([]);
  });

  test('each permission that a page or a button asks for is that of an operation', () => {
    const asked = admin
      .filter(({ path }) => !path.includes('.test.'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/resource(?:: |=)['"](\w+)['"],?\s+action(?:: |=)['"](\w+)['"]/g)].map(
          ([, resource = '', action = '']) => ({ path, resource, action }),
        ),
      );
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter(({ resource, action }) => operationBehind(resource, action) === null)).toEqual([]);
  });

  test('its ArrayInput, which opens 500 lines in a minute, is not used', () => {
    expect(placesOf(admin, /\b(ArrayInput|SimpleFormIterator)\b/)).toEqual([]);
  });

  test('wire types come from one file, the client keeps its own models to itself', () => {
    expect(placesOf(admin, /generated\/client\/models/)).toEqual([]);
  });
});
